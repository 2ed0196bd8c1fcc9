/** Words of a document, and the lines in which they were found. */
export interface Found {
  text: string;
  source: string;
}

interface FrontMatter {
  title?: Found;
  summary?: Found;
  /** Its other lines. */
  rest: string;
  /** The document without it. */
  body: string;
}

const FRONT_MATTER = /^\s*---[ \t]*\n([^]*?)\n---[ \t]*(?:\n|$)/;
const LINE = /^(title|summary|description)[ \t]*:[ \t]+(\S.*?)[ \t]*$/i;
// The beginning of a value that is more than words on one line.
const NOT_PLAIN = /^[|>[{&*!]/;

/** Removes YAML's quotes. */
function unquote(value: string): string {
  if (/^'.*'$/.test(value)) return value.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/.test(value)) return value;
  try {
    // Nearly all of YAML's escapes are JSON's.
    return JSON.parse(value) as string;
  } catch {
    return value;
  }
}

/** Reads the title and the summary from a document's front matter, if both it and they are simple. */
export function readFrontMatter(text: string): FrontMatter {
  const [whole = '', content = ''] = FRONT_MATTER.exec(text) ?? [];
  const found: FrontMatter = { rest: '', body: text.slice(whole.length) };
  const lines = content.split('\n');
  const rest = lines.filter((source, i) => {
    const [, key = '', value = ''] = LINE.exec(source) ?? [];
    const name = key.toLowerCase() === 'title' ? 'title' : 'summary';
    // An indented line continues the value.
    const isSimple = key && !NOT_PLAIN.test(value) && !/^[ \t]/.test(lines[i + 1] ?? '');
    if (!isSimple || found[name]) return true;
    found[name] = { text: unquote(value), source };
    return false;
  });
  return { ...found, rest: rest.join('\n').trim() };
}
