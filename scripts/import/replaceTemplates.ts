const HIGHLIGHT = /\{% *highlight +([\w+-]+)[^%]*%\}\n?([^]*?)\n?\{% *endhighlight *%\}/g;
const SHORTCODE =
  /\{\{< *highlight +"?([\w+-]+)"?[^>]*>\}\}\n?([^]*?)\n?\{\{< *\/ *highlight *>\}\}/g;
const FIGURE = /\{\{[<%] *(?:figure|img)\b([^]*?)\/? *[>%]\}\}/g;
const SITE = /\{\{ *site\.(?:baseurl|url) *\}\}|\{% *(?:end)?raw *%\}/g;
const FILTERED = /\{\{ *(["'])([^"'{}]*)\1 *\| *(?:relative_url|absolute_url|prepend[^}]*?) *\}\}/g;
const POST_URL =
  /\{% *(?:post_url|link) +([^ %]+) *%\}|\{\{[<%] *(?:rel)?ref +"([^"]+)" *[>%]\}\}/g;
const ATTRIBUTES = /(?<=^#.*?)[ \t]*\{[:#][^{}\n]*\}[ \t]*$|^[ \t]*\{:[^{}\n]*\}[ \t]*$/gm;
const LEFT = /\{%.*?%\}|\{\{[<%].*?[>%]\}\}/g;

/** Replaces what templates of Jekyll and Hugo put into Markdown. Adds what it doesn't know to `notes`. */
export function replaceTemplates(markdown: string, notes: string[]): string {
  const code = (_: string, language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;
  const figure = (whole: string, attributes: string) => {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const src = read('src');
    const alt = read('alt') ?? read('caption') ?? '';
    return src ? `![${alt}](${src.replaceAll(' ', '%20')})` : whole;
  };
  const text = markdown
    .replaceAll(HIGHLIGHT, code)
    .replaceAll(SHORTCODE, code)
    .replaceAll(FIGURE, figure)
    .replaceAll(SITE, '')
    .replaceAll(FILTERED, '$2')
    .replaceAll(POST_URL, (_, jekyll?: string, hugo?: string) => {
      const name = (jekyll ?? hugo)!;
      return name.includes('.md') ? name : `${name}.md`;
    })
    .replaceAll(ATTRIBUTES, '');
  for (const [tag] of text.matchAll(LEFT)) notes.push(`${tag} is shown as text`);
  return text;
}
