// The files that this site exports: an export that is imported gives the same posts.
import { createHash } from 'node:crypto';
import { asText } from '#foreign-markdown';
import type { OldPost } from '#old-blogs';
import { basename, dirname } from 'pathe';
import { stringify } from 'yaml';
import { type FieldName, fieldNames, getField } from '../../src/post/fields';
import { readImage, writeImage } from '../../src/post/image';
import type { Post, PostContent, Section } from '../../src/post/post';
import { toContent } from '../../src/post/toPost';
import { isReservedName } from '../../src/fileNames';
import { splitBody } from '../../src/pasting/splitMarkdown';

// Only where Markdown would be cut elsewhere.
const SECTION = '<!-- section -->\n\n';
const NEXT_SECTION = `\n\n${SECTION}`;
const NEXT_PARAGRAPH = '\n\n<!-- next paragraph -->\n\n';

const toSection = (Heading: string, texts: string[]): Section => ({
  Heading,
  paragraphs: texts.map((Paragraph) => ({ Paragraph })),
});

/** Cuts Markdown into sections at its highest headings, if they are not below `lowest`, without a heading that repeats the title. */
export function readOwnSections(body: string, title: string, lowest?: number): Section[] {
  const { lead, sections } = splitBody(body, title, lowest);
  const first = lead.length > 0 ? [toSection('', lead)] : [];
  return [...first, ...sections.map(({ heading, paragraphs }) => toSection(heading, paragraphs))];
}

/** Cuts the words of a file of this site into sections. */
export function readOwnBody(body: string): Section[] {
  const text = body.replace(/^\n/, '').replace(/\n$/, '');
  if (!text.startsWith(SECTION)) return readOwnSections(text, '', 2);
  const parts = text.slice(SECTION.length).split(NEXT_SECTION);
  return parts.map((part) => {
    const [heading = '', ...texts] = part.split(NEXT_PARAGRAPH);
    return toSection(heading.slice('## '.length), texts);
  });
}

/** Writes sections as Markdown that readOwnBody() cuts into the same sections. */
function writeBody(sections: Section[]): string {
  const toTexts = ({ paragraphs }: Section) => paragraphs.map(({ Paragraph }) => Paragraph);
  const plain = sections
    .flatMap((section) => [section.Heading && `## ${section.Heading}`, ...toTexts(section)])
    .filter(Boolean)
    .join('\n\n');
  if (JSON.stringify(readOwnBody(`\n${plain}\n`)) === JSON.stringify(sections)) return plain;
  const parts = sections.map((section) =>
    [`## ${section.Heading}`, ...toTexts(section)].join(NEXT_PARAGRAPH),
  );
  return SECTION + parts.join(NEXT_SECTION);
}

/** The keys of a picture's address, its words and its caption, as other programs have them. */
const toPictureKeys = (key: string) => [key, `${key}_alt`, `${key}_caption`] as const;

/** The entries of a field in the front matter. */
function writeField(name: FieldName, value: string | string[] = ''): [string, unknown][] {
  const { key, kind } = getField(name);
  const image = kind === 'picture' && readImage(String(value));
  if (!image) return [[key, value || undefined]];
  const size = image.width && image.height ? `#${image.width}x${image.height}` : '';
  const [address, alt, caption] = toPictureKeys(key);
  return [
    [address, image.src + size],
    [alt, image.alt || undefined],
    [caption, image.caption || undefined],
  ];
}

/** Reads what writeField() has written. */
function readField(name: FieldName, data: OldPost['data']): unknown {
  const { key, kind } = getField(name);
  if (kind !== 'picture' || !data[key]) return data[key];
  const [address, alt, caption] = toPictureKeys(key).map((name) => asText(data[name]));
  return writeImage(address!, alt!, caption);
}

/** Writes a post as a file with front matter, `index.md` in one of toFolders(). */
export function toFile(post: Post): string {
  const { id, Title, sections } = post;
  const data = {
    title: Title,
    date: post.DatePosted?.toISOString(),
    lastmod: post.DateUpdated?.toISOString(),
    ...Object.fromEntries(fieldNames.flatMap((name) => writeField(name, post[name]))),
    // Makes it a file of this site, whose address is kept.
    id,
  };
  return `---\n${stringify(data, { lineWidth: 0 })}---\n\n${writeBody(sections)}\n`;
}

/** Reads a post that toFile() has written. */
export const readOwn = ({ data, body }: Pick<OldPost, 'data' | 'body'>): PostContent =>
  toContent({
    ...Object.fromEntries(fieldNames.map((name) => [name, readField(name, data)])),
    sections: readOwnBody(body),
  });

// Bytes: file systems allow 255.
const MAX_NAME = 200;

/** The names that a post's folder may have, best first: its id, if every system allows it, and a name made of its hash. None is hidden. */
export function toFolders(id: string): string[] {
  const name = encodeURIComponent(id)
    .replaceAll('*', '%2A')
    .replace(/^\.|\.$/g, '%2E');
  const hashed = `post-${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
  return name.length > MAX_NAME || isReservedName(name) ? [hashed] : [name, hashed];
}

/** Whether a file was exported by this site. */
export const isOwn = ({ file, data: { id } }: OldPost): boolean =>
  basename(file) === 'index.md' &&
  typeof id === 'string' &&
  toFolders(id).includes(basename(dirname(file)));
