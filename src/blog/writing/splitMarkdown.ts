// Cuts Markdown into paragraphs and sections for the form. Loaded on demand.
import type { Nodes } from 'mdast';
import { HEADINGS, NEVER, parseSyntax } from '../markdownSyntax';
import { type Block, findBlocks } from './findBlocks';
import { type Found, readFrontMatter } from './readFrontMatter';

/** A Markdown document: its title and summary, the paragraphs before the first section, and the sections. */
export interface MarkdownDocument {
  title?: Found;
  summary?: Found;
  lead: string[];
  sections: { heading: string; paragraphs: string[] }[];
}

// A longer heading may parse in quadratic time.
const MAX_HEADING = 1_000;

/** Whether a block is code whose last line doesn't close it. */
function isOpenFence({ node, source }: Block): boolean {
  if (node.type !== 'code') return false;
  const [fence = ''] = /`+|~+/.exec(source) ?? [];
  const last = source.slice(source.lastIndexOf('\n') + 1).trim();
  return !source.includes('\n') || !last.startsWith(fence) || /[^`~]/.test(last);
}

/** Cuts a paragraph between its blocks, never within one. Returns no parts while a block of code is open. */
export function splitBlocks(text: string): string[] {
  const blocks = findBlocks(text, HEADINGS);
  const last = blocks.at(-1);
  return last && isOpenFence(last) ? [] : blocks.map(({ source }) => source);
}

/** The words of a heading, which has no Markdown in a post. What is more than words stays as it is. */
function toHeading(source: string): string {
  if (source.length > MAX_HEADING) return source.replace(/^[ #]+/, '');
  const toText = (node: Nodes): string => {
    if (node.type === 'text' || node.type === 'inlineCode') return node.value;
    if (node.type === 'break') return ' ';
    const isPlain = ['root', 'heading', 'emphasis', 'strong', 'delete'].includes(node.type);
    if (isPlain && 'children' in node) return node.children.map(toText).join('');
    return source.slice(node.position?.start.offset, node.position?.end.offset);
  };
  return toText(parseSyntax(source, NEVER)).replaceAll(/\s+/g, ' ');
}

/** Cuts Markdown without front matter at its headings. A heading of the first level that it begins with is its title. */
export function splitBody(body: string, title?: string): Omit<MarkdownDocument, 'summary'> {
  const document: MarkdownDocument = { lead: [], sections: [] };
  const { lead, sections } = document;
  const blocks = findBlocks(body, []);
  // Too much to cut.
  if (blocks.length === 0 && body.trim()) lead.push(body.trim());
  blocks.forEach(({ node, source }, i) => {
    if (node.type !== 'heading') {
      (sections.at(-1)?.paragraphs ?? lead).push(source);
      return;
    }
    const heading = toHeading(source);
    const isFirst = i === 0 && node.depth === 1;
    if (isFirst && title === undefined) document.title = { text: heading, source };
    else if (!isFirst || heading !== title) sections.push({ heading, paragraphs: [] });
  });
  return document;
}

/** Cuts a Markdown document at its headings; its front matter gives the title and the summary. */
export function splitDocument(text: string): MarkdownDocument {
  const { title, summary, rest, body } = readFrontMatter(text);
  const { lead, ...parts } = splitBody(body, title?.text);
  return { title, summary, ...parts, lead: rest ? [rest, ...lead] : lead };
}
