import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

// Eleventy may name its language.
const FRONT_MATTER =
  /^\s*(---|\+\+\+)[ \t]*(?:(json|js|toml|ya?ml)[ \t]*)?\r?\n(?:([^]*?)\r?\n)?\1[ \t]*(?:\r?\n|$)/;
// Hexo needs no mark before it.
const HEXO_MATTER =
  /^((?:(?!---)(?:[a-z][\w-]*:|[ \t]*[-#]|[ \t]+[^\s#-]).*\r?\n){1,200})---[ \t]*(?:\r?\n|$)/i;
const JSON_MATTER = /^(\{)\r?\n[^]*?\r?\n\}[ \t]*(?:\r?\n|$)/;
// Pelican has no marks around its fields.
const BARE_MATTER = /^([a-z]\w*:).*\r?\n(?:(?:[a-z]\w*:|[ \t]+\S).*\r?\n)*(?=\r?\n|$)/i;

/** Reads fields without marks; their names are in small letters. */
function readBare(source: string): unknown {
  const fields = [...source.matchAll(/^(\w+):(.*(?:\n[ \t].*)*)/gm)];
  return Object.fromEntries(fields.map(([, name, value]) => [name!.toLowerCase(), value!.trim()]));
}

const readYaml = (source: string): unknown =>
  parseYaml(source, { uniqueKeys: false, logLevel: 'error' });
const readJson = (source: string): unknown => JSON.parse(source);

function refuseScript(): never {
  throw new Error('it is JavaScript: write it in YAML');
}

const parsers: Record<string, (source: string) => unknown> = {
  '---': readYaml,
  yaml: readYaml,
  yml: readYaml,
  '+++': parseToml,
  toml: parseToml,
  '{': readJson,
  json: readJson,
  js: refuseScript,
};

interface FrontMatter {
  data: Record<string, unknown>;
  body: string;
  /** How many lines are before the body. */
  lines: number;
}

/** Finds the front matter of a text without a byte order mark. */
function findMatter(text: string) {
  const isStated = (source: string) => /^title:/im.test(source) && /^date:/im.test(source);
  const [hexo = '', fields = ''] = HEXO_MATTER.exec(text) ?? [];
  if (isStated(fields)) return { whole: hexo, kind: '---', source: fields };
  const [bare = ''] = BARE_MATTER.exec(text) ?? [];
  if (isStated(bare)) return { whole: bare, kind: '', source: bare };
  const [json = ''] = JSON_MATTER.exec(text) ?? [];
  if (json) return { whole: json, kind: '{', source: json };
  const [whole = '', mark = '', language = mark, source = ''] = FRONT_MATTER.exec(text) ?? [];
  return { whole, kind: language, source };
}

// With 30,000 brackets, the parser of YAML runs out of memory.
const MAX_LENGTH = 10_000;

/** Separates a file into its front matter, in YAML, TOML, JSON or lines of fields, and its words. Throws if the front matter can't be read. */
export function readFrontMatter(file: string): FrontMatter {
  const text = file.replace(/^\uFEFF/, '');
  const { whole, kind, source } = findMatter(text);
  if (!whole) return { data: {}, body: text, lines: 0 };
  try {
    if (source.length > MAX_LENGTH) throw new Error('it has more than 10,000 characters');
    const parsed = (parsers[kind] ?? readBare)(source);
    const data = typeof parsed === 'object' && !Array.isArray(parsed) ? parsed : {};
    const lines = whole.split('\n').length - 1;
    return { data: { ...data }, body: text.slice(whole.length), lines };
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n');
    // YAML counts the lines from the one after the mark.
    const inFile = message.replace(/line (\d+)/, (_, line) => `line ${Number(line) + 1}`);
    throw new Error(`its front matter can’t be read: ${inFile.replace(/:$/, '')}`, {
      cause: error,
    });
  }
}

/** Reads a text; empty for what isn't one. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Reads a list; what isn't one is its only item. */
export const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [value];

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** The same value, whose fields have names without capitals, underscores and hyphens: people and programs write them differently. */
export function toPlainFields<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(toPlainFields) as Value;
  if (!isMap(value)) return value;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== null)

    .map(([name, field]): [string, unknown] => [
      name.toLowerCase().replaceAll(/[_-]/g, ''),
      toPlainFields(field),
    ]);
  return Object.fromEntries(fields) as Value;
}

/** What a document says of itself. */
export interface Fields {
  title?: string;
  summary?: string;
  tags?: string[];
}

/** Separates a document into its fields and its words. Throws if its front matter can't be read. */
export function readDocument(text: string) {
  const { data, ...words } = readFrontMatter(text);
  const { title, description, summary, excerpt, tags } = toPlainFields(data);
  const texts = toList(tags).map(asText).filter(Boolean);
  const fields: Fields = {
    title: asText(title) || undefined,
    summary: [description, summary, excerpt].map(asText).find(Boolean),
    tags: texts.length > 0 ? texts : undefined,
  };
  return { fields, ...words };
}
