// The block editor of WordPress keeps the words of footnotes beside those of the post.
import { asText } from '#foreign-markdown';
import { escapeHtml } from './escapeHtml';

/** A footnote, whose content is HTML. */
export interface Note {
  id?: unknown;
  content?: unknown;
}

const BLOCK = /<!-- wp:footnotes\b[^<>]*\/-->/;

function parse(source: string): Note[] | undefined {
  try {
    const notes: unknown = JSON.parse(source);
    return Array.isArray(notes) ? (notes as Note[]) : undefined;
  } catch {
    // An older import may have removed the backslashes.
    return undefined;
  }
}

/** The list of footnotes below a post. */
export function listNotes(notes: Note[]): string {
  const items = notes.map(({ id, content }) => {
    const name = escapeHtml(asText(id));
    return `<li id="${name}">${asText(content)} <a href="#${name}-link">↩</a></li>`;
  });
  return items.length > 0 ? `<ol>${items.join('')}</ol>` : '';
}

/** Adds the footnotes of a post, in JSON, where its block of them stands, or else at its end. What can't be read stays as words. */
export function addNotes(html: string, source: string): string {
  if (!source || source === '[]') return html;
  const parsed = parse(source);
  const notes = parsed ? listNotes(parsed) : `<p>${escapeHtml(source)}</p>`;
  const block = BLOCK.exec(html)?.[0];
  return block ? html.replace(block, () => notes) : `${html}\n\n${notes}`;
}
