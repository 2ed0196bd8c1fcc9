import '../../../../scripts/import/dom';
import type { Paragraph } from 'mdast';
import { toCode } from '../../../../src/converting/blocks';
import { findCallout, findKind } from '../../../../src/converting/callouts';
import { convertDocument } from '../../../../src/converting/convertDocument';
import { convertFile, convertMarkdown } from '../../../../src/converting/convertMarkdown';
import { findLost } from '../../../../src/converting/findLost';
import * as flow from '../../../../src/converting/flow';
import { asText, readFrontMatter, toList } from '../../../../src/converting/frontMatter';
import { hideBlocks } from '../../../../src/converting/hideBlocks';
import { cleanHtml } from '../../../../src/converting/html/cleanHtml';
import { findAddress, linkTo } from '../../../../src/converting/html/embedded';
import { htmlToMarkdown } from '../../../../src/converting/html/htmlToMarkdown';
import { joinHtml } from '../../../../src/converting/html/joinHtml';
import { linkNotes } from '../../../../src/converting/html/linkNotes';
import { parseHtml } from '../../../../src/converting/html/parseHtml';
import { raise } from '../../../../src/converting/html/raise';
import { joinLines, readInline } from '../../../../src/converting/html/readInline';
import { readTable } from '../../../../src/converting/html/readTable';
import { toScript } from '../../../../src/converting/html/toScript';
import { toTex } from '../../../../src/converting/html/toTex';
import { readInside, withoutEscapes } from '../../../../src/converting/readMarkdown';
import { replaceTemplates } from '../../../../src/converting/replaceTemplates';
import { withSeenMarks } from '../../../../src/converting/seenMarks';
import * as tags from '../../../../src/converting/templates/templateTags';
import { writeMarkdown } from '../../../../src/converting/writeMarkdown';
import { type Call, type Calls, on, onText, orThrow } from '../shapes';

const ignore = () => undefined;

/** Calls a function with a paragraph of many nodes: words, and words between marks. */
const onParagraph = (call: (root: { type: 'root'; children: Paragraph[] }) => unknown): Call =>
  on(
    ({ text, parts }) => ({
      type: 'root' as const,
      children: [
        { type: 'paragraph' as const, children: [flow.textNode(text)] },
        {
          type: 'paragraph' as const,
          children: parts.flatMap((part) => [
            flow.textNode(part),
            { type: 'strong' as const, children: [flow.textNode(part)] },
          ]),
        },
      ],
    }),
    call,
  );

/** Fewer parts, where a page takes much longer to be parsed than to be read. */
const few = (parts: string[]) => parts.slice(0, parts.length / 8);

const onTable = (start: string, row: string): Call =>
  on(
    ({ parts }) =>
      parseHtml(
        start +
          few(parts)
            .map((_, i) => row + i)
            .join(''),
      ).body,
    (body) => readTable(body.querySelector('table')!, () => []),
  );

const withMark = (mark: string) => orThrow((text) => readFrontMatter(mark.replace('…', text)));

/** What is done with words of other programs. */
export const converting: Calls = {
  'src/converting/blocks.ts': {
    toCode: onText((text) => toCode({ type: 'code', lang: text, meta: text, value: text })),
  },
  'src/converting/callouts.ts': {
    findKind: onText(findKind),
    findCallout: onText((text) => {
      const { body } = parseHtml('');
      body.setAttribute('class', text);
      return findCallout(body);
    }),
  },
  'src/converting/convertDocument.ts': {
    convertDocument: onText((text) =>
      convertDocument(`import a from "a"\n\n${text}`, { format: 'mdx' }).catch(ignore),
    ),
  },
  'src/converting/convertMarkdown.ts': {
    convertMarkdown: onText((text) => convertMarkdown(text).catch(ignore)),
    'convertMarkdown: HTML': onText((text) =>
      convertMarkdown(`<b>a</b>${text}`, { format: 'html' }).catch(ignore),
    ),
    convertFile: onText((text) =>
      convertFile(text, { keepsLines: true, isWiki: true }).catch(ignore),
    ),
  },
  'src/converting/findLost.ts': {
    findLost: on(
      ({ parts }) => parts.map((words, i) => ({ words: words + i })),
      (source) => findLost(source, source.map(({ words }) => words).join('')),
    ),
  },
  'src/converting/flow.ts': {
    joinPhrasing: on(({ parts }) => parts.map(flow.textNode), flow.joinPhrasing),
    toHeading: on(
      ({ parts }) => parts.map(flow.textNode),
      (line) => flow.toHeading(1, line),
    ),
    mark: on(
      ({ parts }) => parts.map(flow.textNode),
      (line) => flow.mark(line, (nodes) => nodes),
    ),
  },
  'src/converting/frontMatter.ts': {
    readFrontMatter: onText(withMark('…')),
    'readFrontMatter: YAML': onText(withMark('---\n…\n---\n')),
    'readFrontMatter: a value of YAML': onText(withMark('---\na: …\n---\n')),
    'readFrontMatter: TOML': onText(withMark('+++\n…\n+++\n')),
    'readFrontMatter: JSON': onText(withMark('{\n…\n}\n')),
    'readFrontMatter: fields': onText(withMark('title: a\ndate: b\n…')),
    asText: onText(asText),
    toList: onText(toList),
  },
  'src/converting/hideBlocks.ts': {
    hideBlocks: onText((text) => {
      const { source, restore } = hideBlocks(text);
      return restore(source);
    }),
  },
  'src/converting/html/cleanHtml.ts': {
    cleanHtml: onText((text) => {
      const page = parseHtml('<p><span>a</span>');
      for (const one of page.querySelectorAll('p, span')) one.setAttribute('data-style', text);
      return cleanHtml(page);
    }),
  },
  'src/converting/html/embedded.ts': {
    linkTo: onText(linkTo),
    findAddress: onText((text) => findAddress(text, { src: text }, [text])),
  },
  'src/converting/html/htmlToMarkdown.ts': {
    htmlToMarkdown: onText((text) => htmlToMarkdown(`<b>a</b>${text}`, undefined).catch(ignore)),
  },
  'src/converting/html/joinHtml.ts': {
    joinHtml: onText((text) =>
      orThrow((value) => joinHtml([{ type: 'html', value }]))(`<div markdown=1>${text}</div>`),
    ),
  },
  'src/converting/html/linkNotes.ts': {
    linkNotes: on(({ parts }) => {
      const words = few(parts).map((_, i) => `<a id="r${i}" href="#n${i}">1</a> `);
      const notes = few(parts).map((_, i) => `<li id="n${i}"><a href="#r${i}">a</a>`);
      return parseHtml(`${words.join('')}<ol>${notes.join('')}</ol>`).body;
    }, linkNotes),
  },
  'src/converting/html/raise.ts': { raise: onText((text) => raise(text, 'sup')) },
  'src/converting/html/readInline.ts': {
    readInline: onText((text) => [readInline(text), readInline(text, true)]),
    joinLines: onText(joinLines),
  },
  'src/converting/html/readTable.ts': {
    readTable: onTable('<table>', '<tr><td>'),
    'readTable: a row': onTable('<table><tr>', '<td>'),
    'readTable: cells that span others': onTable('<table>', '<tr><td rowspan=100 colspan=9>'),
  },
  'src/converting/html/toScript.ts': {
    toScript: onText((text) => toScript([flow.textNode(text)], 'sup')),
  },
  'src/converting/html/toTex.ts': {
    toTex: on(({ parts }) => parseHtml(`<math>${parts.join('<mi>')}`).body, toTex),
  },
  'src/converting/readMarkdown.ts': {
    readInside: onText(readInside),
    withoutEscapes: onText(withoutEscapes),
  },
  'src/converting/replaceTemplates.ts': {
    replaceTemplates: onText((text) => replaceTemplates(text, ignore)),
    'replaceTemplates: MDX': onText((text) => replaceTemplates(text, ignore, 'mdx')),
  },
  'src/converting/seenMarks.ts': { withSeenMarks: onParagraph(withSeenMarks) },
  'src/converting/templates/templateTags.ts': {
    readArguments: onText(tags.readArguments),
    replaceTag: onText((source) =>
      ['figure', 'post_link', 'note', 'include', 'youtube', 'a'].map((name) =>
        tags.replaceTag({ name, source, isEnd: false, hasEnd: true }),
      ),
    ),
    replacePair: onText((text) =>
      ['math', 'blockquote', 'code', 'highlight'].map((name) => tags.replacePair(name, text, text)),
    ),
  },
  'src/converting/writeMarkdown.ts': { writeMarkdown: onParagraph(writeMarkdown) },
};
