/// For narrow and wide screens, light and dark.
let pageStyle: HTML = """
    :root { color-scheme: light dark; --text: #1d1d1f; --dim: #63636b; --back: #fff; --card: #f5f5f7; --line: #d9d9de; --accent: #0a5fd0;
      --amber: #8a5300; --red: #b3261e; --bar: #0a5fd026; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #ececf0; --dim: #a2a2ad; --back: #17171a; --card: #222226; --line: #3a3a41; --accent: #79b0ff;
        --amber: #f0b354; --red: #ff8f86; --bar: #79b0ff33; }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 13rem; }
    body { margin: 0 auto; max-width: 64rem; padding: 0 1rem 4rem; background: var(--back); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif; }
    header { position: sticky; top: 0; padding: 1rem 0 .75rem; background: var(--back); border-bottom: 1px solid var(--line); z-index: 1; }
    h1 { margin: 0; font-size: 1.4rem; }
    h2 { margin: 2rem 0 .25rem; font-size: 1.15rem; overflow-wrap: anywhere; }
    h3 { margin: .75rem 0 .25rem; font-size: .9rem; font-weight: 600; }
    code { font: .875em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    .numbers, .location, .why { margin: .15rem 0; color: var(--dim); overflow-wrap: anywhere; }
    .controls { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .6rem; }
    nav ul { columns: 20rem; padding: 0; list-style: none; overflow-wrap: anywhere; }
    nav span { color: var(--dim); }
    a { color: var(--accent); }
    input, select { min-width: 0; padding: .4rem .7rem; font: inherit; color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: .5rem; }
    input { flex: 1 1 22rem; }
    button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: .5rem; cursor: pointer; }
    #count { align-self: center; color: var(--dim); }
    .filter { padding: .3rem .6rem; font-size: .875rem; }
    .filter span { color: var(--dim); }
    .filter[aria-pressed="true"] { border-color: var(--accent); background: var(--bar); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    .row { margin: .4rem 0; padding: .4rem .7rem; background: var(--card); border-radius: .5rem; }
    .row > summary { display: grid; grid-template-columns: .5rem minmax(0, 3fr) minmax(0, 4fr) minmax(0, 1.5fr) 8rem 1rem;
      gap: .2rem 1rem;
      align-items: center; cursor: pointer; list-style: none; }
    .row > summary::-webkit-details-marker { display: none; }
    .row > summary::before { content: "▸"; color: var(--dim); }
    .row[open] > summary::before { transform: rotate(90deg); }
    .row:has(> summary:hover) { outline: 1px solid var(--accent); }
    .row:target { outline: 2px solid var(--accent); }
    .link { grid-column: -2; color: var(--dim); text-decoration: none; }
    .source { margin-top: .75rem; }
    .source > summary { font-size: .9rem; font-weight: 600; cursor: pointer; }
    pre { margin: .4rem 0; padding: .6rem; overflow-x: auto; background: var(--back); border-radius: .35rem; }
    pre code { overflow-wrap: normal; }
    .name { font-weight: 600; overflow-wrap: anywhere; }
    .mock { overflow-wrap: anywhere; }
    .none { color: var(--dim); }
    .badges { display: flex; flex-wrap: wrap; gap: .3rem; }
    .badge { padding: 0 .45rem; font-size: .8rem; border: 1px solid currentColor; border-radius: 1rem; white-space: nowrap; }
    .badge.unused { color: var(--dim); }
    .target:not(:has([data-users]:not([data-users="0"]))) .badge.unused { display: none; }
    .badge.stale { color: var(--amber); }
    .badge.unsupported { color: var(--red); }
    .size { position: relative; padding-bottom: .1rem; font-size: .8rem; color: var(--dim); text-align: right; }
    .bar { position: absolute; inset: auto auto 0 0; height: .2rem; background: var(--accent); border-radius: .1rem; opacity: .6; }
    ul { margin: .25rem 0; padding-left: 1.2rem; }
    .members { padding: 0; list-style: none; }
    .members li { margin: .2rem 0; }
    .members li > code { color: var(--dim); }
    .copy { padding: .05rem .4rem; text-align: left; }
    .copy code { white-space: pre-wrap; }
    .copy::after { content: ""; display: inline-block; width: .5em; height: .6em; margin-left: .5em; border: 1px solid var(--dim);
      border-radius: 1px; box-shadow: 2px -2px 0 -1px var(--card), 2px -2px 0 0 var(--dim); }
    .copy.done::after { background: var(--accent); }
    .copy.done { border-color: var(--accent); background: var(--bar); }
    .problems { margin-top: 1rem; }
    .problems > summary { font-weight: 600; cursor: pointer; }
    .problems li { margin: .4rem 0; overflow-wrap: anywhere; }
    .error .id { color: var(--red); }
    .warning .id { color: var(--amber); }
    .help { display: block; color: var(--dim); white-space: pre-wrap; }
    @media (max-width: 40rem) {
      input { flex-basis: 100%; }
      .row > summary { grid-template-columns: .5rem minmax(0, 1fr) auto 1rem; }
      .mock { grid-column: 2; }
      .badges { grid-column: 3; grid-row: 1; }
      .link { grid-column: 4; grid-row: 1; }
      .size { grid-column: 1 / -1; text-align: left; }
    }
    """
