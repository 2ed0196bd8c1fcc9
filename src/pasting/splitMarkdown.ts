// Cuts Markdown into paragraphs and sections for the form. Loaded on demand.
import type { Nodes } from 'mdast';
import { type AddressBook, convertMarkdown, type Fields, readDocument } from '#foreign-markdown';
import { HEADINGS, NEVER, parseSyntax, withoutCode } from '#post-markdown';
import { describeLosses } from './describeLosses';
import { type Block, findBlocks, withFootnotes } from './findBlocks';

interface Section {
  heading: string;
  paragraphs: string[];
}

/** A Markdown document: its fields, the paragraphs before the first section, and the sections. */
export interface MarkdownDocument extends Fields {
  lead: string[];
  sections: Section[];
  /** What the conversion has lost, in a sentence. */
  problem?: string;
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

// More would fill the page with fields.
const MAX_PARTS = 2_000;

/** Whether a text has more parts than are offered to be cut. */
export const hasTooMany = (text: string): boolean =>
  withoutCode(text).split(/\n[^\S\n]*\n/).length > MAX_PARTS;

/** Cuts a paragraph between its blocks, never within one. Returns no parts while a block of code is open. */
export function splitBlocks(text: string): string[] {
  const blocks = hasTooMany(text) ? [] : withFootnotes(findBlocks(text, HEADINGS));
  const last = blocks.at(-1);
  return last && isOpenFence(last) ? [] : blocks.map(({ source }) => source);
}

/** The words of a heading, which has no Markdown in a post. What is more than words stays as it is. */
function toHeading(source: string): string {
  if (source.length > MAX_HEADING) return source.replace(/^[ #]+/, '');
  const toText = (node: Nodes): string => {
    if (node.type === 'text' || node.type === 'inlineCode') return node.value;
    if (node.type === 'break') return ' ';
    const isPlain = ['root', 'heading', 'emphasis', 'strong', 'delete', 'link'].includes(node.type);
    if (isPlain && 'children' in node) return node.children.map(toText).join('');
    return source.slice(node.position?.start.offset, node.position?.end.offset);
  };
  return toText(parseSyntax(source, NEVER)).replaceAll(/\s+/g, ' ');
}

/** Writes a heading within a section, which is one or more levels below it. */
function toSubheading(source: string, below: number): string {
  const isUnderlined = source.includes('\n');
  const line = isUnderlined ? source.slice(0, source.lastIndexOf('\n')) : source;
  const words = line
    .replace(/^ {0,3}#+/, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  return `${below > 1 ? '####' : '###'} ${words.replace(/ #+$/, '')}`;
}

/** Cuts Markdown without front matter at its highest headings; those below them stay within their sections, and all do if they are below `lowest` without a title. A heading of the first level that it begins with is its title. */
export function splitBody(
  body: string,
  title?: string,
  lowest = 6,
  blocks = findBlocks(body, []),
): MarkdownDocument {
  const document: MarkdownDocument = { lead: [], sections: [] };
  const { lead, sections } = document;
  const [first] = blocks;
  if (first?.node.type === 'heading' && first.node.depth === 1) {
    const heading = toHeading(first.source);
    if (title === undefined) document.title = heading;
    if (title === undefined || heading === title) blocks.shift();
  }
  const depths = blocks.flatMap(({ node }) => (node.type === 'heading' ? node.depth : []));
  const found = Math.min(...depths);
  const highest = found > lowest && document.title === undefined ? 2 : found;
  for (const { node, source } of blocks) {
    const paragraphs = sections.at(-1)?.paragraphs ?? lead;
    if (node.type !== 'heading') paragraphs.push(source);
    else if (node.depth > highest) paragraphs.push(toSubheading(source, node.depth - highest));
    else sections.push({ heading: toHeading(source), paragraphs: [] });
  }
  return document;
}

// Without a title or front matter, others are headings within a section.
const LOWEST_OF_SECTIONS = 2;

const splitFields = (body: string, title: string | undefined, isFile: boolean): MarkdownDocument =>
  hasTooMany(body)
    ? { lead: [body.trim()], sections: [] }
    : splitBody(body, title, isFile ? 6 : LOWEST_OF_SECTIONS, withFootnotes(findBlocks(body, [])));

const FRONT_MATTER = /^\s*(?:---|\+\+\+)[ \t]*\n/;

/** Reads the front matter of a document, if it can be read. */
async function readMatter(text: string): Promise<{ fields: Fields; body: string; lines: number }> {
  const none = { fields: {}, body: text, lines: 0 };
  if (!FRONT_MATTER.test(text)) return none;
  try {
    return await readDocument(text);
  } catch {
    return none;
  }
}

/** Says what a document would be cut into. */
export async function outlineDocument(text: string): Promise<MarkdownDocument> {
  const { fields, body, lines } = await readMatter(text);
  return { ...splitFields(body, fields.title, lines > 0), ...fields };
}

/** Gives the headings of Markdown from elsewhere the levels that they have in a post. In a whole body, the highest ones begin sections, and what would fill other fields comes first; in a paragraph, a document stays as it is until its author makes sections of it. */
export async function writeHeadings(text: string, isBody: boolean): Promise<string> {
  const { title, summary, tags, lead, sections } = await outlineDocument(text);
  const isDocument = sections.length > 0 || title || summary || tags;
  if (isDocument && !isBody) return text;
  const toParagraphs = ({ heading, paragraphs }: Section) => [`## ${heading}`, ...paragraphs];
  return [
    title && `## ${title}`,
    summary,
    tags?.join(', '),
    ...lead,
    ...sections.flatMap(toParagraphs),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Converts a Markdown document, and cuts it at its headings; its front matter gives the fields. */
export async function splitDocument(
  text: string,
  findPicture?: AddressBook['findPicture'],
): Promise<MarkdownDocument> {
  const { fields, body, lines } = await readMatter(text);
  const asTyped = { body, problem: undefined };
  const convert = async () => {
    const options = { hardBreaks: true, before: lines, findPicture };
    const converted = await convertMarkdown(body, options);
    // A picture that can't be kept stays as text.
    if (converted.pictures > 0) return asTyped;
    return { body: converted.body, problem: describeLosses(converted) };
  };
  // Its words are as good without the converter.
  const { body: converted, problem } = await convert().catch(() => asTyped);
  const { title = fields.title, ...parts } = splitFields(converted, fields.title, lines > 0);
  return { ...fields, title, ...parts, problem };
}
