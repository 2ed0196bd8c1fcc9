const HIGHLIGHT = /\{% *highlight +([\w+-]+)[^%]*%\}\n?([^]*?)\n?\{% *endhighlight *%\}/g;
const SHORTCODE =
  /\{\{< *highlight +"?([\w+-]+)"?[^>]*>\}\}\n?([^]*?)\n?\{\{< *\/ *highlight *>\}\}/g;
const FIGURE = /\{\{[<%] *(?:figure|img)\b([^]*?)\/? *[>%]\}\}/g;
const SITE = /\{\{ *site\.(?:baseurl|url) *\}\}/g;
const RAW = /\{% *(?:end)?raw *%\}/g;
const FILTERED = /\{\{ *(["'])([^"'{}]*)\1 *\| *(?:relative_url|absolute_url|prepend[^}]*?) *\}\}/g;
const POST_URL =
  /\{% *(?:post_url|link) +([^ %]+) *%\}|\{\{[<%] *(?:rel)?ref +"([^"]+)" *[>%]\}\}/g;
const ATTRIBUTES = /(?<=^#.*?)[ \t]*\{[:#][^{}\n]*\}[ \t]*$|^[ \t]*\{:[^{}\n]*\}[ \t]*$/gm;
const LEFT = /\{%.*?%\}|\{\{[<%].*?[>%]\}\}/g;

const CODE = /(^[ \t]*(?:```|~~~)[^]*?^[ \t]*(?:```|~~~).*$|`[^`\n]+`)/m;

const toCode = (_: string, language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

function toFigure(whole: string, attributes: string): string {
  const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  const src = read('src')?.replaceAll(' ', '%20');
  return src ? `![${read('alt') ?? read('caption') ?? ''}](${src})` : whole;
}

function replaceOutsideCode(text: string, notes: string[]): string {
  const replaced = text
    .replaceAll(FIGURE, toFigure)
    .replaceAll(SITE, '')
    .replaceAll(FILTERED, '$2')
    .replaceAll(POST_URL, (_, jekyll?: string, hugo?: string) => {
      const name = (jekyll ?? hugo)!;
      return name.endsWith('.md') ? name : `${name}.md`;
    })
    .replaceAll(ATTRIBUTES, '');
  for (const [tag] of replaced.matchAll(LEFT)) notes.push(`${tag} is shown as text`);
  return replaced;
}

/** Replaces what templates of Jekyll and Hugo put into Markdown. Adds what it doesn't know to `notes`. */
export function replaceTemplates(markdown: string, notes: string[]): string {
  const text = markdown
    .replaceAll(HIGHLIGHT, toCode)
    .replaceAll(SHORTCODE, toCode)
    .replaceAll(RAW, '');
  const parts = text.split(CODE);
  return parts.map((part, i) => (i % 2 ? part : replaceOutsideCode(part, notes))).join('');
}
