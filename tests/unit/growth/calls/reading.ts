import { contentSecurityPolicy } from '../../../../scripts/pages/template/contentSecurityPolicy';
import { drawTrees } from '../../../../scripts/pages/drawTrees';
import { readText } from '../../../../scripts/pages/readText';
import { listNewest } from '../../../../scripts/pages/writeBlog';
import { groupByAll } from '../../../../scripts/posts/groupPosts';
import { atomFeed } from '../../../../scripts/feeds/feed';
import { jsonFeed } from '../../../../scripts/feeds/jsonFeed';
import { sitemaps } from '../../../../scripts/feeds/sitemap';
import { escapeXml } from '../../../../scripts/feeds/xml';
import { findLine, parseJson } from '../../../../scripts/programs/parseJson';
import { hasFonts, toFontFamily } from '../../../../scripts/share/pictureFonts';
import { fit, toLine } from '../../../../scripts/share/pictureText';
import { textPath } from '../../../../src/content/textPath';
import { isReservedName } from '../../../../src/fileNames';
import { selectNewest } from '../../../../src/list/Lately';
import * as changes from '../../../../src/live/changes';
import { makeAnchors } from '../../../../src/markdown/anchors';
import { isTooLong } from '../../../../src/markdown/code/codeLimits';
import { gatherNotes } from '../../../../src/markdown/footnote/gatherNotes';
import { followWords } from '../../../../src/markdown/followWords';
import { highlight } from '../../../../src/markdown/code/highlight';
import { markLines } from '../../../../src/markdown/code/markLines';
import { readSiteImage } from '../../../../src/markdown/parsing/inline';
import { listTooMuch, parseMarkdown } from '../../../../src/markdown/parsing/parseMarkdown';
import { toSections } from '../../../../src/markdown/parsing/toSections';
import { showVideo } from '../../../../src/markdown/video/VideoCard';
import { keepWhole } from '../../../../src/cv/keepWhole';
import { shortenUrl } from '../../../../src/pages/ContactLinks';
import { toSeriesPath } from '../../../../src/series/place';
import { cleanLine, cleanText } from '../../../../src/post/text/cleanText';
import { limitParts } from '../../../../src/post/parts';
import { shorten } from '../../../../src/post/text/shorten';
import { parseSnapshot } from '../../../../src/post/cache';
import { findImageFaults } from '../../../../src/post/findImageFaults';
import { findDirection } from '../../../../src/post/text/language';
import { toOwnPath } from '../../../../src/post/ownPath';
import * as picture from '../../../../src/post/picture';
import { isolateNames } from '../../../../src/base/language/isolateNames';
import * as post from '../../../../src/post/post';
import { toTagPath } from '../../../../src/post/paths';
import { toTags } from '../../../../src/post/tags';
import * as texts from '../../../../src/post/text/texts';
import { toDate } from '../../../../src/post/toDate';
import { toPost } from '../../../../src/post/toPost';
import * as tree from '../../../../src/post/text/tree';
import { listAround } from '../../../../src/reading/Neighbours';
import { findSentence } from '../../../../src/search/SearchResults';
import * as index from '../../../../src/search/searchIndex';
import * as words from '../../../../src/search/words';
import { absoluteUrl } from '../../../../src/base/absoluteUrl';
import { jsonForScript } from '../../../../src/site/jsonForScript';
import { pictures } from '../../../../src/words/en';
import { type Call, type Calls, on, onText, orThrow } from '../shapes';
import * as shape from '../shapes';

const languages =
  'bash c console css diff go java json php python rust sql typescript xml yaml'.split(' ');

const changed = (posts: post.Post[]): changes.Changes => ({
  posts,
  deletions: [],
  more: 'nothing',
});
const toIndex = (posts: post.Post[]) =>
  index.update({ posts: new Map(), words: new Set() }, changed(posts));

/** What readers and the build do with a post. */
export const reading: Calls = {
  'scripts/pages/template/contentSecurityPolicy.ts': {
    contentSecurityPolicy: onText((text) =>
      contentSecurityPolicy(`<style>${text}</style>`, {
        ...{ auth: '', scripts: [], connect: [], images: [], frames: [], forms: [] },
      }),
    ),
  },
  'scripts/pages/drawTrees.ts': {
    drawTrees: on(
      ({ text }) => [
        text.match(/[^]{1,100}/g)!.map((code) => [{ tag: 'pre' as const, code, language: 'ts' }]),
      ],
      drawTrees,
    ),
  },
  'scripts/pages/writeBlog.ts': {
    listNewest: on(shape.toPosts, (all) => listNewest(all, 100)),
  },
  'scripts/posts/groupPosts.ts': {
    groupByAll: on(
      (input) => shape.toPosts(input).map((one) => ({ ...one, Series: one.Title })),
      groupByAll,
    ),
  },
  'scripts/feeds/feed.ts': {
    atomFeed: on((input) => [shape.toPost(input)], atomFeed),
  },
  'scripts/feeds/jsonFeed.ts': { jsonFeed: on((input) => [shape.toPost(input)], jsonFeed) },
  'scripts/feeds/sitemap.ts': {
    sitemaps: on(({ parts }) => parts.map((part) => ({ path: toTagPath(part) })), sitemaps),
  },
  'scripts/feeds/xml.ts': { escapeXml: onText(escapeXml) },
  'scripts/programs/parseJson.ts': {
    parseJson: on(
      ({ parts }) => JSON.stringify(parts).slice(0, -1),
      (json) => orThrow(() => parseJson(json, 'a'))(''),
    ),
    findLine: on(
      ({ parts }) => JSON.stringify({ work: parts.map((name) => ({ name })) }),
      (json) => findLine(json, ['work', 2, 'a', 'b']),
    ),
  },
  'scripts/share/pictureFonts.ts': {
    hasFonts: onText(hasFonts),
    toFontFamily: onText(toFontFamily),
  },
  'scripts/share/pictureText.ts': {
    toLine: onText(toLine),
    fit: onText((text) => fit(text, [10, 20], 100, 100, 1)),
  },
  'src/base/language/isolateNames.tsx': { isolateNames: onText(isolateNames) },
  'src/content/textPath.ts': { textPath: onText(textPath) },
  'src/fileNames.ts': { isReservedName: onText(isReservedName) },
  'src/list/Lately.tsx': { selectNewest: on(shape.toPosts, selectNewest) },
  'src/live/changes.ts': {
    applyChanges: on(shape.toPosts, (all) =>
      changes.applyChanges(all.slice(1), changed(all), () => true),
    ),
    applyToList: on(shape.toPosts, (all) =>
      changes.applyToList({ blogs: all, hasMore: true }, changed(all)),
    ),
    applyToPost: on(shape.toPosts, (all) => changes.applyToPost('a', all[0], changed(all))),
  },
  'src/markdown/anchors.ts': {
    makeAnchors: on(shape.inOne, makeAnchors),
    'makeAnchors: equal headings': on(shape.inMany, makeAnchors),
    'makeAnchors: headings that end in numbers': on(
      ({ parts }) => parts.map((part, i) => ({ Heading: `${part} ${i % 9}`, paragraphs: [] })),
      makeAnchors,
    ),
  },
  'src/markdown/code/codeLimits.ts': { isTooLong: onText(isTooLong) },
  'src/markdown/footnote/gatherNotes.ts': {
    gatherNotes: on(
      ({ parts }) => [
        parts.map((part): tree.Node[] => [
          { tag: 'p', children: [part, { tag: 'reference', number: 1, times: 1 }] },
          { tag: 'footnotes', children: [{ tag: 'footnote', number: 1, children: [part] }] },
        ]),
      ],
      gatherNotes,
    ),
  },
  'src/markdown/followWords.ts': {
    followWords: on(shape.inMany, (sections) => {
      const items = sections.map(texts.listTexts);
      return followWords(
        { items, keys: items.map((_, i) => i) },
        items.map(([first, second]) => [first!, `${second}x`]),
      );
    }),
  },
  'src/markdown/code/highlight.ts': Object.fromEntries(
    languages.map((name): [string, Call] => [
      `highlight: ${name}`,
      onText((text) => highlight(text, name)),
    ]),
  ),
  'src/markdown/code/markLines.ts': {
    markLines: onText((text) => markLines([text], '1-3,5,7-9')),
    'markLines: many runs': onText((text) => markLines([text], '1,'.repeat(text.length))),
  },
  'src/markdown/parsing/inline.ts': {
    readSiteImage: onText(readSiteImage),
  },
  'src/markdown/parsing/parseMarkdown.ts': {
    parseMarkdown: onText(parseMarkdown),
    listTooMuch: onText(listTooMuch),
  },
  'src/markdown/parsing/toSections.ts': { toSections: onText(toSections) },
  'src/markdown/video/VideoCard.tsx': {
    showVideo: onText((href) =>
      showVideo(
        { tag: 'p', children: [{ tag: 'a', href: `https://a.b/${href}` }] },
        { key: 0, showAll: () => [] },
      ),
    ),
  },
  'src/pages/ContactLinks.tsx': { shortenUrl: onText(shortenUrl) },
  'src/cv/keepWhole.tsx': { keepWhole: onText(keepWhole) },
  'src/post/cache.ts': {
    parseSnapshot: on((input) => JSON.stringify({ post: shape.toLongPost(input) }), parseSnapshot),
  },
  'src/series/place.ts': { toSeriesPath: onText(toSeriesPath) },
  'src/post/text/cleanText.ts': { cleanText: onText(cleanText), cleanLine: onText(cleanLine) },
  'src/post/findImageFaults.ts': {
    findImageFaults: onText((text) => findImageFaults(`![${text}`, () => true, pictures)),
  },
  'src/post/text/language.ts': { findDirection: onText(findDirection) },
  'src/post/ownPath.ts': { toOwnPath: onText((text) => toOwnPath(`/blogs/tag/${text}`)) },
  'src/post/parts.ts': { limitParts: on(shape.inMany, limitParts) },
  'src/post/picture.ts': {
    findPictureIds: onText(picture.findPictureIds),
    findPictures: onText(picture.findPictures),
    replacePictures: onText((text) => picture.replacePictures(text, () => '')),
  },
  'src/post/paths.ts': { toTagPath: onText(toTagPath) },
  'src/post/post.ts': {
    describePosts: on(shape.toPosts, post.describePosts),
    newestFirst: on(shape.toPosts, (all) => all.sort(post.newestFirst)),

    toPath: onText((text) => post.toPath(text.toWellFormed())),
  },
  'src/post/text/shorten.ts': { shorten: onText((text) => shorten(text, 500)) },
  'src/post/tags.ts': {
    toTags: onText((text) => toTags([text])),
    'toTags: many': on(({ parts }) => parts.map((part, i) => part + i), toTags),
  },
  'src/post/text/texts.ts': {
    listTexts: on(shape.toLongContent, texts.listTexts),
    countWords: on(shape.inOne, texts.countWords),
    'countWords: sections': on(shape.inMany, texts.countWords),
    minutesToRead: on(shape.inOne, texts.minutesToRead),
    countCharacters: on(shape.inMany, texts.countCharacters),
    describeText: on(shape.inOne, (sections) => texts.describeText(sections)),
  },
  'src/post/toDate.ts': { toDate: onText(toDate) },
  'src/post/toPost.ts': {
    toPost: on(
      (input) => ({
        ...shape.toLongContent(input),
        ...{ Series: input.text, Language: input.text, FirstPublished: input.text },
        Canonical: `https://a.b/${input.text}`,
      }),
      (stored) => toPost('a', stored),
    ),
  },
  'src/post/text/tree.ts': {
    knownTrees: on(shape.toLongPost, ({ sections }) =>
      tree.knownTrees({ sections, trees: sections.map(() => [undefined]) }),
    ),
    toText: on(
      ({ parts }) => parts.map((part) => ({ tag: 'p' as const, children: [part] })),
      tree.toText,
    ),
    toLine: on(
      ({ parts }) => parts.map((part) => ({ tag: 'p' as const, children: [part] })),
      tree.toLine,
    ),
  },
  'src/reading/Neighbours.tsx': {
    listAround: on(shape.toPosts, (blogs) =>
      listAround(blogs[0]!, undefined, { blogs, hasMore: false }, changed(blogs)),
    ),
  },
  'src/search/SearchResults.tsx': {
    findSentence: onText((text) => findSentence([['a', text]], ['A', '1'])),
    'findSentence: sections': on(
      ({ parts }) => parts.map((part, i): index.SectionTexts => [part, `${part}${i}`]),
      (sections) => findSentence(sections, ['A', '1']),
    ),
  },
  'src/search/searchIndex.ts': {
    createIndex: on(
      (input) => [shape.toPost(input)],
      (all) => index.createIndex(all, 0, readText),
    ),
    update: on((input) => [shape.toPost(input), shape.toLongPost(input)], toIndex),
    search: on(
      (input) => [toIndex([shape.toPost(input)]), input.text.slice(0, 100)] as const,
      ([found, query]) => index.search(found, query),
    ),
    'search: a long query': on(
      ({ text, parts }) =>
        [toIndex([shape.toPost({ text: text.slice(0, 99), parts })]), text] as const,
      ([found, query]) => index.search(found, query),
    ),
  },
  'src/search/words.ts': {
    toComparable: onText(words.toComparable),
    listTerms: onText(words.listTerms),
    listWords: onText((text) => words.listWords({ text, humps: new Set() })),
    findTerm: onText((text) => words.findTerm({ text, humps: new Set() }, text.slice(0, 2))),
    splitAtTerms: onText((text) => words.splitAtTerms(text, ['A', '1'])),
    isSimilar: onText((text) => words.isSimilar(text, `x${text.slice(1)}y`, 2)),
  },
  'src/base/absoluteUrl.ts': { absoluteUrl: onText((text) => absoluteUrl(toTagPath(text))) },
  'src/site/jsonForScript.ts': { jsonForScript: on(shape.toLongPost, jsonForScript) },
};
