// Reads the front matter of a document. Loaded on demand.
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

const FRONT_MATTER = /^\uFEFF?\s*(---|\+\+\+)[ \t]*\r?\n(?:([^]*?)\r?\n)?\1[ \t]*(?:\r?\n|$)/;
const JSON_MATTER = /^\uFEFF?\{\r?\n[^]*?\r?\n\}[ \t]*(?:\r?\n|$)/;

const parsers: Record<string, (source: string) => unknown> = {
  '---': (source): unknown => parseYaml(source, { uniqueKeys: false, logLevel: 'error' }),
  '+++': parseToml,
  '{': (source): unknown => JSON.parse(source),
};

interface FrontMatter {
  data: Record<string, unknown>;
  body: string;
  /** How many lines are before the body. */
  lines: number;
}

/** Separates a file into its front matter, in YAML, TOML or JSON, and its words. Throws if the front matter can't be read. */
export function readFrontMatter(text: string): FrontMatter {
  const [json] = JSON_MATTER.exec(text) ?? [];
  const [whole, mark, source = ''] = json
    ? [json, '{', json.replace('\uFEFF', '')]
    : (FRONT_MATTER.exec(text) ?? []);
  if (whole === undefined) return { data: {}, body: text.replace('\uFEFF', ''), lines: 0 };
  try {
    const parsed = parsers[mark!]!(source);
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
