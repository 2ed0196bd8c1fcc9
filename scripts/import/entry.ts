/** A post as another program has kept it. */
export interface Entry {
  /** Its file. */
  file: string;
  /** What names it there for good: the name of its file, or an id. */
  key: string;
  /** Its front matter, or the same fields of an export. */
  data: Record<string, unknown>;
  /** Its words in Markdown, or in HTML. */
  body: string;
  isHtml?: boolean;
  /** Whether a new line within a paragraph of Markdown is one for readers; else it is a space. */
  keepsLines?: boolean;
}

/** Why a post is not imported. It is broken if its author has to mend it. */
export interface LeftOut {
  file: string;
  title?: string;
  reason: string;
  isBroken: boolean;
}

/** Reads a text; empty for what isn't one. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Reads the first of these fields that is a text. */
export const firstText = (data: Entry['data'], ...names: string[]): string =>
  names.map((name) => toText(data[name])).find(Boolean) ?? '';

/** Reads a list; what isn't one is its only item. */
export const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [value];
