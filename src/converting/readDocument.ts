// Reads the front matter that the form has fields for. Loaded on demand.
import { asText, readFrontMatter, toList } from './frontMatter';

/** What the form has fields for. */
export interface Fields {
  title?: string;
  summary?: string;
  tags?: string[];
}

/** Separates a document into its fields and its words. Throws if its front matter can't be read. */
export function readDocument(text: string) {
  const { data, ...words } = readFrontMatter(text);
  const { title, description, summary, excerpt, tags } = data;
  const texts = toList(tags).map(asText).filter(Boolean);
  const fields: Fields = {
    title: asText(title) || undefined,
    summary: [description, summary, excerpt].map(asText).find(Boolean),
    tags: texts.length > 0 ? texts : undefined,
  };
  return { fields, ...words };
}
