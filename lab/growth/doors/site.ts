import { toResume } from '#any-resume';
import * as foreign from '#foreign-markdown';
import { guessLanguage } from '#guess-language';
import { toFile } from '../../../scripts/export/ownFormat';
import { atomFeed } from '../../../scripts/feeds/feed';
import { jsonFeed } from '../../../scripts/feeds/jsonFeed';
import { llmsTxt } from '../../../scripts/feeds/llmsTxt';
import { drawTrees } from '../../../scripts/pages/drawTrees';
import { groupByAll, toArchives } from '../../../scripts/posts/groupPosts';
import { fit, toLine } from '../../../scripts/share/pictureText';
import { isolateNames } from '../../../src/base/language/isolateNames';
import { parseDraft } from '../../../src/drafts/drafts';
import { applyChanges } from '../../../src/live/changes';
import { makeAnchors } from '../../../src/markdown/headings/anchors';
import { highlight } from '../../../src/markdown/code/highlight';
import { parseSections } from '../../../src/markdown/parsing/parseMarkdown';
import { outlineDocument, splitBlocks, splitDocument } from '../../../src/pasting/splitMarkdown';
import { describeText } from '../../../src/post/text/texts';
import { toPost } from '../../../src/post/toPost';
import { makeAddress } from '../../../src/post/address';
import { toContentOfRows } from '../../../src/rows/rows';
import { changeForm, openHistory } from '../../../src/rows/undo';
import { compareVersions } from '../../../src/versions/compareVersions';
import { compareWords, describeChanges } from '../../../src/versions/findDifferences';
import {
  type Doors,
  few,
  type Input,
  on,
  onText,
  orThrow,
  toContent,
  toPosts,
  toRows,
  toStored,
} from '../shapes';

const toTwo = (input: Input) => [
  toContent(few(input)),
  toContent({ ...few(input), parts: few(input).parts.map((part) => `${part}x`) }),
];
const languages =
  'bash c console css diff go java json php python rust sql typescript xml yaml'.split(' ');

/** The doors by which texts of others reach the site: what comes in, and what it goes through. */
export const doors: Doors = {
  // Of the database: what readers, their pages and the build do with a post.
  'a stored post': on(toContent, (stored) => toPost('a', stored)),
  'a post of a page': on(
    (input) => toStored(input).sections,
    (sections) => {
      const trees = parseSections(sections);
      drawTrees(trees);
      return describeText(sections);
    },
  ),
  'the headings of a page': on(
    ({ parts }) => parts.map((Heading) => ({ Heading, paragraphs: [] })),
    makeAnchors,
  ),
  'a title': onText((text) => [isolateNames(text), fit(toLine(text), [10, 20], 100, 100, 1)]),
  'posts that change': on(toPosts, (posts) =>
    applyChanges(posts.slice(1), { posts, deletions: [], more: 'nothing' }, () => true),
  ),
  'the posts of lists': on(toPosts, (posts) => toArchives(groupByAll(posts))),
  'the posts of feeds': on(
    (input) => [toStored(input)],
    (posts) => [atomFeed(posts), jsonFeed(posts), llmsTxt(posts)],
  ),
  ...Object.fromEntries(
    languages.map((name) => [`code in ${name}`, onText((text) => highlight(text, name))]),
  ),

  // Of an author: what the form does.
  'a draft of the browser': on(
    (input) => JSON.stringify({ savedAt: 1, post: toContent(input) }),
    (json) => parseDraft('a', json),
  ),
  'a key in the form': on(
    (input) => openHistory(toRows(input)),
    (history) => {
      const at = history.rows.length - 1;
      const text = `${history.rows[at]!.text}x`;
      return toContentOfRows(changeForm(history, { type: 'type', at, text, now: 1 }).rows);
    },
  ),
  'a paragraph of the form': onText((text) => splitBlocks(text)),
  'the title of an address': onText(makeAddress),
  'the versions of a post': on(
    (input) => [
      toRows(few(input)),
      toRows({ ...few(input), parts: few(input).parts.map((part) => `${part}x`) }),
    ],
    ([mine, theirs]) => compareVersions(undefined, mine!, theirs!),
  ),
  'the changes of a post': on(toTwo, ([before, after]) => describeChanges(before!, after!)),
  'the words of two versions': onText((text) =>
    compareWords(text, `${text.slice(text.length / 2)}x${text}`),
  ),
  'HTML of the clipboard': orThrow((text) => foreign.convertHtml(`<b>a</b>${text}`)),
  'a table of the clipboard': orThrow((text) => foreign.convertHtml(`<table>${text}`)),
  'words of the clipboard': orThrow((text) => foreign.convertWords(text)),
  'an address of the clipboard': orThrow((text) => foreign.convertWords(`https://a.b/?c=${text}`)),
  'code of the clipboard': orThrow((text) => foreign.convertCode(text, 'js')),
  'Markdown of another program': orThrow((text) => foreign.convertMarkdown(text)),
  'a dropped document': orThrow(async (text) => [
    await splitDocument(text),
    await outlineDocument(text),
  ]),
  'front matter': orThrow((text) => foreign.readDocument(`---\na: ${text}\n---\n`)),

  // Of the owner: what the scripts read.
  'a file of a wiki': orThrow((text) =>
    foreign.convertFile(text, { hardBreaks: true, isWiki: true }),
  ),
  'a file of MDX': orThrow((text) => foreign.convertFile(text, { format: 'mdx' })),
  'a post that is exported': on(toStored, toFile),
  'a resume': orThrow((text) =>
    toResume({
      basics: {
        ...{ name: text, label: text, email: text, phone: text, summary: text, url: text },
        ...{ location: text, profiles: [{ network: text, username: text, url: text }] },
      },
      skills: text,
      work: [{ name: text, startDate: text, endDate: text, summary: text, keywords: text }],
    }),
  ),
  'a resume of many entries': on(
    ({ parts }) => ({
      basics: { name: 'a' },
      work: parts.map((part) => ({ name: part, startDate: part, highlights: [part] })),
      projects: parts.map((part) => ({ name: part, description: part })),
      skills: parts.map((name) => ({ name, keywords: [name] })),
    }),
    toResume,
  ),
  'words whose language is guessed': onText(guessLanguage),
};
