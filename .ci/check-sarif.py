"""Judges SARIF on standard input by the types of SARIF 2.1.0 in the package pysarif, where a key that they do not know is wrong too."""

import dataclasses
import json
import sys
import typing

import pysarif


def check(value, expected, place):
    origin, options = typing.get_origin(expected), typing.get_args(expected)
    if origin is typing.Union:
        if value is None and type(None) in options:
            return
        return check(value, next(option for option in options if option is not type(None)), place)
    if origin is typing.Literal:
        fits = value in options
    elif origin is list:
        fits = isinstance(value, list)
        for number, item in enumerate(value if fits else []):
            check(item, options[0], f"{place}[{number}]")
    elif origin is dict:
        fits = isinstance(value, dict)
        for key, item in (value if fits else {}).items():
            check(item, options[1], f"{place}.{key}")
    elif dataclasses.is_dataclass(expected):
        fits = isinstance(value, dict)
        if fits:
            check_object(value, expected, place)
    else:
        fits = expected is typing.Any or isinstance(value, expected) and not (expected is int and isinstance(value, bool))
    if not fits:
        sys.exit(f"{place}: {value!r} is not {expected}")


def check_object(value, model, place):
    types = typing.get_type_hints(model)
    fields = {camel_case(field.name): field for field in dataclasses.fields(model)}
    for key, item in value.items():
        if key not in fields:
            sys.exit(f"{place}: SARIF has no '{key}' here")
        check(item, types[fields[key].name], f"{place}.{key}")
    for key, field in fields.items():
        is_needed = field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
        if is_needed and key not in value:
            sys.exit(f"{place}: '{key}' is missing")


def camel_case(name):
    first, *others = name.split("_")
    return {"schema": "$schema"}.get(name, first + "".join(word.capitalize() for word in others))


check(json.load(sys.stdin), pysarif.SarifLog, "log")
