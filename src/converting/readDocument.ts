// Reads the front matter that the form has fields for. Loaded on demand.
import { readFrontMatter } from './frontMatter';

/** What the form has fields for. */
export interface Fields {
  title?: string;
  summary?: string;
  tags?: string[];
}

const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim() || undefined
    : undefined;

/** Separates a document into its fields and its words. Throws if its front matter can't be read. */
export function readDocument(text: string) {
  const { data, ...words } = readFrontMatter(text);
  const { title, description, summary, excerpt, tags } = data;
  const list = (Array.isArray(tags) ? (tags as unknown[]) : [tags]).map(toText);
  const texts = list.filter((tag) => tag !== undefined);
  const fields: Fields = {
    title: toText(title),
    summary: toText(description) ?? toText(summary) ?? toText(excerpt),
    tags: texts.length > 0 ? texts : undefined,
  };
  return { fields, ...words };
}
