import '../../../../packages/old-blogs/dom';
import * as addresses from '../../../../packages/foreign-markdown/addresses/cleanAddress';
import * as redirects from '../../../../packages/foreign-markdown/addresses/redirects';
import { removeTracking } from '../../../../packages/foreign-markdown/addresses/tracking';
import * as callouts from '../../../../packages/foreign-markdown/callouts';
import * as embedded from '../../../../packages/foreign-markdown/embedded';
import { findLost } from '../../../../packages/foreign-markdown/findLost';
import * as flow from '../../../../packages/foreign-markdown/flow';
import * as code from '../../../../packages/foreign-markdown/html/cleaning/cleanCode';
import { cleanDiff } from '../../../../packages/foreign-markdown/html/cleaning/cleanDiff';
import {
  cleanMono,
  listMonoClasses,
} from '../../../../packages/foreign-markdown/html/cleaning/cleanMono';
import * as codeLines from '../../../../packages/foreign-markdown/html/cleaning/codeLines';
import { readSigns } from '../../../../packages/foreign-markdown/html/cleaning/readSigns';
import * as signs from '../../../../packages/foreign-markdown/html/signs';
import * as alone from '../../../../packages/foreign-markdown/html/convertCode';
import { convertWords } from '../../../../packages/foreign-markdown/addresses/convertWords';
import { mayHaveAddress } from '../../../../packages/foreign-markdown/addresses/mayHaveAddress';
import { cleanHtml } from '../../../../packages/foreign-markdown/html/cleaning/cleanHtml';
import * as images from '../../../../packages/foreign-markdown/html/cleaning/cleanImages';
import { cleanLists } from '../../../../packages/foreign-markdown/html/cleaning/cleanLists';
import { cleanWord } from '../../../../packages/foreign-markdown/html/cleaning/cleanWord';
import {
  linkNotes,
  loseNotes,
} from '../../../../packages/foreign-markdown/html/cleaning/linkNotes';
import { removeHidden } from '../../../../packages/foreign-markdown/html/cleaning/removeHidden';
import { convertHtml } from '../../../../packages/foreign-markdown/html/convertHtml';
import { isTag } from '../../../../packages/foreign-markdown/html/isTag';
import { mayBeFormatted } from '../../../../packages/foreign-markdown/html/mayBeFormatted';
import { parseHtml } from '../../../../packages/foreign-markdown/html/parseHtml';
import { readLink } from '../../../../packages/foreign-markdown/html/readLink';
import { readList } from '../../../../packages/foreign-markdown/html/readList';
import { readTable } from '../../../../packages/foreign-markdown/html/readTable';
import { toScript } from '../../../../packages/foreign-markdown/html/toScript';
import * as blocks from '../../../../packages/foreign-markdown/markdown/blocks';
import { convertDocument } from '../../../../packages/foreign-markdown/markdown/convertDocument';
import * as markdown from '../../../../packages/foreign-markdown/markdown/convertMarkdown';
import * as matter from '../../../../packages/foreign-markdown/markdown/frontMatter';
import { hideBlocks } from '../../../../packages/foreign-markdown/markdown/hideBlocks';
import { joinHtml, toPlainText } from '../../../../packages/foreign-markdown/markdown/joinHtml';
import { readInline } from '../../../../packages/foreign-markdown/markdown/readInline';
import * as read from '../../../../packages/foreign-markdown/markdown/readMarkdown';
import { onlyLines } from '../../../../packages/foreign-markdown/templates/replaceGroups';
import { replaceTemplates } from '../../../../packages/foreign-markdown/templates/replaceTemplates';
import * as shortcodes from '../../../../packages/foreign-markdown/templates/shortcodes';
import * as tags from '../../../../packages/foreign-markdown/templates/templateTags';
import { withSeenMarks } from '../../../../packages/foreign-markdown/writing/seenMarks';
import { writeMarkdown } from '../../../../packages/foreign-markdown/writing/writeMarkdown';
import {
  type Call,
  type Calls,
  few,
  type Input,
  on,
  onPage,
  onParagraph,
  onText,
  orThrow,
} from '../shapes';

const ignore = () => undefined;

const toNodes = ({ parts }: Input) => parts.map(flow.textNode);

const onTable = (start: string, row: string): Call =>
  onPage(
    (i) => row + i,
    (body) => readTable(body.querySelector('table')!, () => []),
    start,
  );

const onUrl = (call: (url: URL) => unknown): Call =>
  on(({ text }) => new URL(`https://www.google.com/amp/s/${text}`), call);

const withMark = (mark: string) =>
  orThrow((text) => matter.readFrontMatter(mark.replace('…', text)));

/** What is done with words of other programs. */
export const foreignMarkdown: Calls = {
  'packages/foreign-markdown/addresses/cleanAddress.ts': {
    cleanAddress: onText((text) => addresses.cleanAddress(`https://a.b/?c=${text}`)),
    cleanAddresses: onText(addresses.cleanAddresses),
    'cleanAddresses: one': onText((text) => addresses.cleanAddresses(`https://${text}`)),
    isPersonal: onText((text) => addresses.isPersonal(`https://a.b/?c=${text}`)),
    findPersonal: onText((text) => addresses.findPersonal(`https://${text}`)),
  },
  'packages/foreign-markdown/addresses/convertWords.ts': {
    convertWords: onText((text) => convertWords(`https://${text}`)),
  },
  'packages/foreign-markdown/addresses/mayHaveAddress.ts': {
    mayHaveAddress: onText(mayHaveAddress),
    'mayHaveAddress: one': onText((text) => mayHaveAddress(`https://${text}`)),
  },
  'packages/foreign-markdown/addresses/redirects.ts': {
    isOpaque: onUrl(redirects.isOpaque),
    findTarget: onUrl(redirects.findTarget),
  },
  'packages/foreign-markdown/addresses/tracking.ts': {
    removeTracking: onUrl((url) => removeTracking(url.href, url)),
  },
  'packages/foreign-markdown/callouts.ts': {
    findKind: onText(callouts.findKind),
    findCallout: onText((text) => {
      const { body } = parseHtml('');
      body.setAttribute('class', text);
      return callouts.findCallout(body);
    }),
    readQuote: on(
      ({ text, parts }) => [text, ...parts].map((part) => flow.textNode(`[!NOTE]${part}`)),
      (children) =>
        callouts.readQuote({ type: 'blockquote', children: [{ type: 'paragraph', children }] }),
    ),
  },
  'packages/foreign-markdown/embedded.ts': {
    linkTo: onText(embedded.linkTo),
    findAddress: onText((text) => embedded.findAddress(text, { src: text }, [text])),
    findEmbedded: onText((text) => {
      const [frame] = parseHtml('<iframe src="a"></iframe>').body.children;
      frame!.setAttribute('src', text);
      return embedded.findEmbedded(frame!);
    }),
  },
  'packages/foreign-markdown/findLost.ts': {
    findLost: on(
      ({ parts }) => parts.map((words, i) => ({ words: words + i })),
      (source) => findLost(source, source.map(({ words }) => words).join('')),
    ),
  },
  'packages/foreign-markdown/flow.ts': {
    joinPhrasing: on(toNodes, flow.joinPhrasing),
    toFlow: on(toNodes, flow.toFlow),
    toOneLine: on(({ text }) => [{ type: 'code' as const, value: text }], flow.toOneLine),
    toHeading: on(toNodes, (line) => flow.toHeading(1, line)),
    mark: on(toNodes, (line) => flow.mark(line, (nodes) => nodes)),
  },
  'packages/foreign-markdown/html/cleaning/cleanCode.ts': {
    findEditor: onText((text) => {
      const { body } = parseHtml('<div>');
      body.firstElementChild!.setAttribute('data-style', text);
      body.firstElementChild!.append(text);
      return code.findEditor(body);
    }),
    cleanCode: onPage((i) => `<pre><code class="language-a">${i}</code></pre>`, code.cleanCode),
    'cleanCode: lines': onPage((i) => `<span class=line>${i}</span>`, code.cleanCode, '<pre>'),
    'cleanCode: lines of their own': onPage((i) => `<p><tt>${i}</tt></p>`, code.cleanCode),
  },
  'packages/foreign-markdown/html/cleaning/codeLines.ts': {
    joinLines: onPage((i) => `<p><tt>${i}</tt></p><br>`, codeLines.joinLines),
    wrapLines: onPage((i) => `<div><p class=cm-line>${i}</p></div>`, codeLines.wrapLines),
    readLines: onPage((i) => `<p>${i}<br></p>`, codeLines.readLines),
  },
  'packages/foreign-markdown/html/cleaning/cleanDiff.ts': {
    cleanDiff: onPage((i) => `<tr><td data-code-marker="+">${i}`, cleanDiff, '<table>'),
  },
  'packages/foreign-markdown/html/cleaning/cleanMono.ts': {
    listMonoClasses: onText((text) => {
      const page = parseHtml('<style></style>');
      page.querySelector('style')!.textContent = `.a{${text}`;
      return listMonoClasses(page);
    }),
    cleanMono: onPage(
      (i) => `<p>a<span style="font-family:mono">${i}</span></p>`,
      (body) => cleanMono(body, new Set()),
    ),
    'cleanMono: one line': onPage(
      (i) => `<font face=mono>${i}</font> `,
      (body) => cleanMono(body, new Set()),
      '<p>a',
    ),
  },
  'packages/foreign-markdown/html/cleaning/readSigns.ts': {
    readSigns: onPage((i) => `<aside>💡${i}</aside><p role=heading aria-level=2>b`, readSigns),
  },
  'packages/foreign-markdown/html/signs.ts': {
    findLevel: onText((text) => {
      const { body } = parseHtml('');
      body.setAttribute('class', text);
      return signs.findLevel(body);
    }),
    showPrivate: onText(signs.showPrivate),
  },
  'packages/foreign-markdown/html/convertCode.ts': {
    isProse: onText((text) => alone.isProse(text)),
    inlineCode: onText((value) => alone.inlineCode({ type: 'code', value })),
    convertCode: onText((text) => alone.convertCode(text, 'js')),
  },
  'packages/foreign-markdown/html/cleaning/cleanHtml.ts': {
    cleanHtml: onText((text) => {
      const page = parseHtml('<p><span>a</span>');
      for (const one of page.querySelectorAll('p, span')) one.setAttribute('data-style', text);
      return cleanHtml(page);
    }),
    'cleanHtml: marks side by side': onPage(
      (i) => `<b>${i}</b>`,
      ({ ownerDocument }) => cleanHtml(ownerDocument),
    ),
  },
  'packages/foreign-markdown/html/cleaning/cleanImages.ts': {
    cleanImages: onText((text) => {
      const { body } = parseHtml('<img>');
      for (const name of ['src', 'alt', 'data-src'])
        body.firstElementChild!.setAttribute(name, text);
      return images.cleanImages(body, /^a/);
    }),
    cleanCaptions: onPage(
      (i) => `<figure><img src=a><figcaption>${i}</figcaption></figure>`,
      images.cleanCaptions,
    ),
  },
  'packages/foreign-markdown/html/cleaning/cleanLists.ts': {
    cleanLists: onPage((i) => `<ul data-indent=${i % 12}><li>a</ul>`, cleanLists),
  },
  'packages/foreign-markdown/html/cleaning/cleanWord.ts': {
    cleanWord: onPage((i) => `<p style="mso-list:l0 level${i % 10}">${i}`, cleanWord),
  },
  'packages/foreign-markdown/html/cleaning/linkNotes.ts': {
    linkNotes: on((input) => {
      const { parts } = few(input);
      const words = parts.map((_, i) => `<a id="r${i}" href="#n${i}">1</a> `);
      const notes = parts.map((_, i) => `<li id="n${i}"><a href="#r${i}">a</a>`);
      return parseHtml(`${words.join('')}<ol>${notes.join('')}</ol>`).body;
    }, linkNotes),
    loseNotes: onPage((i) => `<sup><a href="#fn${i}">1</a></sup>`, loseNotes),
  },
  'packages/foreign-markdown/html/cleaning/removeHidden.ts': {
    removeHidden: onPage(
      (i) => (i % 2 ? '<i hidden>a</i>' : `<div><a href="#cmnt_ref${i}">a</a></div>`),
      removeHidden,
    ),
  },
  'packages/foreign-markdown/html/convertHtml.ts': {
    convertHtml: onText((text) => convertHtml(`<b>a</b>${text}`).catch(ignore)),
  },
  'packages/foreign-markdown/html/isTag.ts': { isTag: onText(isTag) },
  'packages/foreign-markdown/html/mayBeFormatted.ts': { mayBeFormatted: onText(mayBeFormatted) },
  'packages/foreign-markdown/html/readLink.ts': {
    readLink: on(toNodes, (nodes) => readLink(parseHtml('<a href=a>').body.children[0]!, nodes)),
  },
  'packages/foreign-markdown/html/readList.ts': {
    readList: onPage(
      () => '<li><input type=checkbox>',
      (body) => readList(body.children[0]!, () => []),
      '<ul>',
    ),
  },
  'packages/foreign-markdown/html/readTable.ts': {
    readTable: onTable('<table>', '<tr><td>'),
    'readTable: a row': onTable('<table><tr>', '<td>'),
    'readTable: cells that span others': onTable('<table>', '<tr><td rowspan=100 colspan=9>'),
  },
  'packages/foreign-markdown/html/toScript.ts': {
    toScript: onText((text) => toScript([flow.textNode(text)], 'sup')),
  },
  'packages/foreign-markdown/markdown/blocks.ts': {
    isContents: onText((text) =>
      blocks.isContents({ type: 'paragraph', children: [flow.textNode(text)] }),
    ),
    withCaption: onText((text) =>
      blocks.withCaption([
        { type: 'image', url: 'a' },
        flow.textNode(text),
        { type: 'emphasis', children: [flow.textNode(text)] },
      ]),
    ),
    joinCells: on(
      ({ parts }) =>
        [['a'], parts, ...parts.map((part) => [part])].map((row) => ({
          type: 'tableRow' as const,
          children: row.map((cell) => ({
            type: 'tableCell' as const,
            children: [flow.textNode(cell)],
          })),
        })),
      (children) => blocks.joinCells({ type: 'table', children }),
    ),
    toCode: onText((text) => blocks.toCode({ type: 'code', lang: text, meta: text, value: text })),
  },
  'packages/foreign-markdown/markdown/convertDocument.ts': {
    convertDocument: onText((text) =>
      convertDocument(`import a from "a"\n\n${text}`, { format: 'mdx' }).catch(ignore),
    ),
  },
  'packages/foreign-markdown/markdown/convertMarkdown.ts': {
    convertMarkdown: onText((text) => markdown.convertMarkdown(text).catch(ignore)),
    'convertMarkdown: HTML': onText((text) =>
      markdown.convertMarkdown(`<b>a</b>${text}`, { format: 'html' }).catch(ignore),
    ),
    convertFile: onText((text) =>
      markdown.convertFile(text, { keepsLines: true, isWiki: true }).catch(ignore),
    ),
  },
  'packages/foreign-markdown/markdown/frontMatter.ts': {
    readFrontMatter: onText(withMark('…')),
    'readFrontMatter: YAML': onText(withMark('---\n…\n---\n')),
    'readFrontMatter: a value of YAML': onText(withMark('---\na: …\n---\n')),
    'readFrontMatter: TOML': onText(withMark('+++\n…\n+++\n')),
    'readFrontMatter: JSON': onText(withMark('{\n…\n}\n')),
    'readFrontMatter: fields': onText(withMark('title: a\ndate: b\n…')),
    asText: onText(matter.asText),
    toList: onText(matter.toList),
  },
  'packages/foreign-markdown/markdown/hideBlocks.ts': {
    hideBlocks: onText((text) => {
      const { source, restore } = hideBlocks(text);
      return restore(source);
    }),
  },
  'packages/foreign-markdown/markdown/joinHtml.ts': {
    joinHtml: onText((text) =>
      orThrow((value) => joinHtml([{ type: 'html', value }]))(`<div markdown=1>${text}</div>`),
    ),
    toPlainText: onText(orThrow(toPlainText)),
  },
  'packages/foreign-markdown/markdown/readInline.ts': {
    readInline: onText((text) => [readInline(text), readInline(text, true)]),
  },
  'packages/foreign-markdown/markdown/readMarkdown.ts': {
    readInside: onText(read.readInside),
    withoutEscapes: onText(read.withoutEscapes),
    toPlain: onText(read.toPlain),
    findCode: onText(read.findCode),
  },
  'packages/foreign-markdown/templates/replaceGroups.ts': { onlyLines: onText(onlyLines) },
  'packages/foreign-markdown/templates/replaceTemplates.ts': {
    replaceTemplates: onText((text) => replaceTemplates(text, ignore)),
    'replaceTemplates: MDX': onText((text) => replaceTemplates(text, ignore, 'mdx')),
  },
  'packages/foreign-markdown/templates/shortcodes.ts': {
    replaceInMarkdown: onText((text) => [
      shortcodes.replaceInMarkdown(`[embed]${text}[/embed][row]${text}`),
      shortcodes.replaceInMarkdown(`[caption]![a](b)${text}[/caption]`),
    ]),
    readShortcode: onText((text) =>
      ['code', 'caption', 'audio', 'a'].map((name) =>
        shortcodes.readShortcode({ whole: text, name, source: text, inside: text }),
      ),
    ),
    replaceShortcodes: onText((text) => shortcodes.replaceShortcodes(text, () => undefined)),
  },
  'packages/foreign-markdown/templates/templateTags.ts': {
    toFence: onText((text) => tags.toFence('js', text, text, text)),
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
  'packages/foreign-markdown/writing/seenMarks.ts': { withSeenMarks: onParagraph(withSeenMarks) },
  'packages/foreign-markdown/writing/writeMarkdown.ts': {
    writeMarkdown: onParagraph(writeMarkdown),
  },
};
