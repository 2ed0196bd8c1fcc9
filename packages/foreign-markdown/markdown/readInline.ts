// Reads what other programs have within words: links of wikis, marks, notes and attributes.
import type { Image, Link, Nodes } from 'mdast';
import { textNode } from '../flow';
import { PICTURE } from '../embedded';
import { toScript } from '../html/toScript';
import { ESCAPED } from './readMarkdown';

const INLINE = new RegExp(
  [
    `(?<embed>!?)\\[\\[(?!\\s)(?<page>[^\\][|\\n]+?)[\\\\${ESCAPED}]?(?:\\|${ESCAPED}?(?<alias>[^\\][\\n]*))?\\]\\]`,
    '\\[(?<span>[^\\][\\n]+)\\]\\{[.#][^{}\\n]*\\}',
    '==(?<lit>[^\\s=](?:[^=\\n]*[^\\s=])?)==',
    '(?<=\\w)~(?<low>\\w{1,8})~',
    '(?<=[\\w)])\\^(?<high>[\\w+−(-][^\\s^,;]{0,7})\\^',
  ].join('|'),
  'g',
);
// Attributes of kramdown, Hugo and Pandoc: on a line of their own, or right after what they belong to.
const ATTRIBUTES =
  /(?:^|\n)[ \t]*\{:[^{}\n]*\}[ \t]*(?=\n|$)|^\{(?::[^{}\n]*|[.#][\w:-]+(?:\s[^{}\n]*)?|\w+=[^{}\n]*)\}/g;
// Obsidian names a block at its end.
const BLOCK_NAME = /[ \n]\^(?:[a-z\d]{6}|[a-z\d]+(?:-[a-z\d]+)+)$/i;
const CJK = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}、。，！？」』）]';
const CJK_LINES = new RegExp(`(?<=${CJK})[ \\t]*\\n[ \\t]*(?=${CJK})`, 'gu');

/** A link of a wiki, to a file. If there is none, its words stay. */
export interface WikiLink extends Link {
  /** Its words in double brackets. */
  wiki: string;
}

function readWiki(wiki: string, { embed, page = '', alias }: Record<string, string | undefined>) {
  const [path = '', ...fragments] = page.trim().split('#');
  if (embed && PICTURE.test(path)) {
    // Obsidian has a width in the place of an alternative text.
    const alt = /^\d+(x\d+)?$/.test(alias ?? '') ? '' : (alias ?? '');
    return { type: 'image', url: encodeURI(path), alt, title: null } satisfies Image;
  }
  const words = alias ?? (path ? page.trim().replaceAll('#', ' › ') : fragments.at(-1)!);
  const fragment = fragments.length > 0 ? `#${encodeURI(fragments.at(-1)!)}` : '';
  const url = `${path && `${encodeURI(path)}.md`}${fragment}`;
  return { type: 'link', wiki, url, children: [textNode(words.trim())] } as WikiLink;
}

/** Joins the lines of a paragraph, which readers don't see. */
const joinLines = (value: string): string =>
  value.replaceAll(CJK_LINES, '').replaceAll(/(?<![ \t])[ \t]*\n[ \t]*/g, ' ');

/** Reads the words of a text node. Where `hardBreaks` isn't set, a new line within a paragraph is a space. */
export function readInline(value: string, hardBreaks?: boolean): Nodes[] {
  const all: Nodes[] = [];
  const plain = value.replaceAll(ATTRIBUTES, '').replace(BLOCK_NAME, '');
  // The term of a list of definitions is on a line of its own.
  const lines = plain.split(/\n:[ \t]+/).map((part) => (hardBreaks ? part : joinLines(part)));
  lines.forEach((line, i) => {
    if (i > 0) all.push({ type: 'break' });
    let last = 0;
    for (const { 0: whole, index, groups = {} } of line.matchAll(INLINE)) {
      all.push(textNode(line.slice(last, index)));
      last = index + whole.length;
      if (groups.page !== undefined) all.push(readWiki(whole, groups));
      else if (groups.low) all.push(...toScript([textNode(groups.low)], 'sub'));
      else if (groups.high) all.push(...toScript([textNode(groups.high)], 'sup'));
      else all.push(textNode(groups.lit ?? groups.span!));
    }
    all.push(textNode(line.slice(last)));
  });
  return all.filter((node) => node.type !== 'text' || node.value);
}
