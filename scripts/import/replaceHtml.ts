import { decodeString } from 'micromark-util-decode-string';
import { parseSyntax } from '../../src/blog/markdownSyntax';
import { applyEdits, type Edit, indent, listNodes } from './edits';
import { htmlToMarkdown } from './html';

// What Markdown has instead of a tag within a paragraph. Other words in angle brackets, as in List<String>, are words.
const MARKS: Record<string, string> = {
  ...{ b: '**', strong: '**', i: '*', em: '*', del: '~~', s: '~~', code: '`', br: '\\\n' },
  ...Object.fromEntries(
    'abbr big cite center div font ins kbd mark p picture small source span sub sup u wbr'
      .split(' ')
      .map((tag) => [tag, '']),
  ),
};
const TAG = /^<\/?([a-z]+\d?)\b[^>]*>$/i;
const ENTITY = /&(?:#\d+|#x[\da-f]+|\w+);/gi;
const HREF = /\bhref\s*=\s*["']?([^"'\s>]+)/i;

/** Replaces the HTML in Markdown, which posts show as text, by Markdown. */
export function replaceHtml(markdown: string): string {
  const links: string[] = [];

  /** Replaces a tag within a paragraph; undefined if it is no tag. */
  function replaceTag(source: string): string | undefined {
    const [, name = ''] = TAG.exec(source) ?? [];
    const tag = name.toLowerCase();
    if (source.startsWith('<!--')) return '';
    if (tag === 'img') return htmlToMarkdown(source);
    if (tag !== 'a') return MARKS[tag];
    if (source.startsWith('</')) {
      const link = links.pop();
      return link && `](${link})`;
    }
    const [, link] = HREF.exec(source) ?? [];
    links.push(link ?? '');
    return link ? '[' : '';
  }

  const edits = listNodes(parseSyntax(markdown, [])).flatMap(({ node, parent }): Edit[] => {
    const position = node.position!;
    if (node.type === 'text') {
      const source = markdown.slice(position.start.offset, position.end.offset);
      return [{ ...position, text: source.replaceAll(ENTITY, decodeString) }];
    }
    if (node.type !== 'html') return [];
    const isBlock = ['root', 'blockquote', 'listItem'].includes(parent!.type);
    if (isBlock) return [{ ...position, text: indent(htmlToMarkdown(node.value), position) }];
    const text = replaceTag(node.value);
    // A row of a table is one line.
    const isCell = parent!.type === 'tableCell';
    return text === undefined
      ? []
      : [{ ...position, text: isCell ? text.replace('\\\n', ' ') : text }];
  });
  return applyEdits(markdown, edits);
}
