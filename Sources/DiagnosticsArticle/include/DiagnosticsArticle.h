/// The text of the article `Diagnostics`, whose sections `mockgen explain` prints.
const char *textOfDiagnosticsArticle(void);
