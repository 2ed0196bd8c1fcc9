// Other names in angle brackets, as in List<String>, are words.
const TAGS = new Set(
  `a abbr acronym address article aside audio b blockquote big body br button caption center cite code col colgroup dd del details dfn
  div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins
  kbd label li link main map mark math menu meta nav noscript object ol p param picture pre q rp rt ruby s samp script section
  select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title
  tr tt u ul var video wbr x-node`.split(/\s+/),
);

/** Whether a name is one of HTML. */
export const isTag = (name: string): boolean =>
  TAGS.has(name.toLowerCase()) && /^(?:[a-z\d-]+|[A-Z\d]+)$/.test(name);
