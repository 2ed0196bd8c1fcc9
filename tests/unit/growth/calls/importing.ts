import '../../../../scripts/import/dom';
import { findLanguages } from '../../../../scripts/content/findLanguage';
import * as addresses from '../../../../scripts/import/addresses';
import { convertBody, convertOwn } from '../../../../scripts/import/convertBody';
import type { Entry } from '../../../../scripts/import/entry';
import { explainUnpublished } from '../../../../scripts/import/explainUnpublished';
import { identify, openLinks } from '../../../../scripts/import/identify';
import { makeImportId } from '../../../../scripts/import/importId';
import { parseDate } from '../../../../scripts/import/parseDate';
import { planPosts } from '../../../../scripts/import/planPosts';
import * as readFields from '../../../../scripts/import/readFields';
import { explainAddress } from '../../../../scripts/import/redirects';
import * as ownFormat from '../../../../scripts/import/sources/ownFormat';
import { toName } from '../../../../scripts/import/sources/readEntries';
import { readGhost } from '../../../../scripts/import/sources/readGhost';
import { readJson } from '../../../../scripts/import/sources/readJson';
import { readLexical } from '../../../../scripts/import/sources/readLexical';
import { isMedium, readMedium } from '../../../../scripts/import/sources/readMedium';
import { readShortcodes } from '../../../../scripts/import/sources/readShortcodes';
import { isWordPress, readWordPress } from '../../../../scripts/import/sources/readWordPress';
import { guessLanguage } from '../../../../src/content/guessLanguage';
import { textPath } from '../../../../src/content/textPath';
import { toAddress } from '../../../../src/content/toAddress';
import { type Calls, type Input, on, onText, orThrow } from '../shapes';
import * as shape from '../shapes';

const toEntry = ({ text }: Pick<Input, 'text'>): Entry => ({
  file: '/blog/index.md',
  key: 'a',
  body: text,
  data: {
    ...{ title: text, date: '2020-01-01', tags: text, description: text, author: text },
    ...{ url: `/${text}`, canonical_url: text, cover: text, aliases: [text], lang: text },
  },
});
const toEntries = ({ parts }: Input): Entry[] =>
  parts.map((text, i) => ({ ...toEntry({ text }), file: `/blog/${i}.md` }));
const context = { findPicture: () => Promise.resolve('/a'), findTarget: () => '', notes: [] };
const toXml = (text: string) => `<rss><channel><item>${text}</item></channel></rss>`;

/** What an import does with files of other programs. */
export const importing: Calls = {
  'scripts/content/findLanguage.ts': {
    findLanguages: onText((text) => [findLanguages(text, ''), findLanguages('', text)]),
  },
  'scripts/import/addresses.ts': {
    listAddresses: on(toEntry, addresses.listAddresses),
    normalizeAddress: onText(addresses.normalizeAddress),
  },
  'scripts/import/convertBody.ts': {
    convertBody: on(toEntry, (entry) => convertBody(entry, context).catch(() => undefined)),
    convertOwn: on(
      ({ parts }) => parts.map((_, i) => `${String(i).padStart(32, '0')}.webp `).join(''),
      (text) => convertOwn(toEntry({ text }), context),
    ),
  },
  'scripts/import/explainUnpublished.ts': {
    explainUnpublished: on(toEntry, (entry) => explainUnpublished(entry, new Date(0))),
  },
  'scripts/import/identify.ts': {
    identify: onText(orThrow((text) => identify(toEntry({ text })))),
    openLinks: on(
      (input) => toEntries(input).map(identify),
      (all) => openLinks(all.filter((one) => 'entry' in one)),
    ),
  },
  'scripts/import/importId.ts': { makeImportId: onText((text) => makeImportId(text, 'abcd')) },
  'scripts/import/parseDate.ts': {
    parseDate: onText((text) => [parseDate(text), parseDate(`2020-01-01 ${text}`)]),
  },
  'scripts/import/planPosts.ts': {
    planPosts: on(
      ({ text }) => [
        toEntry({ text: text.slice(0, 999) }),
        { ...toEntry({ text }), data: { title: 'a', date: '2020-01-01' } },
      ],
      (all) => planPosts(all, []),
    ),
  },
  'scripts/import/readFields.ts': {
    readDates: on(toEntry, readFields.readDates),
    readOrigin: on(toEntry, (entry) => readFields.readOrigin(entry, new Date(0))),
    readCover: on(toEntry, readFields.readCover),
    readTags: on(toEntry, (entry) => readFields.readTags(entry, [])),
    firstSentences: onText((text) => readFields.firstSentences(text)),
    readWords: on(toEntry, readFields.readWords),
  },
  'scripts/import/redirects.ts': { explainAddress: onText(explainAddress) },
  'scripts/import/sources/ownFormat.ts': {
    readOwnBody: onText((text) => [
      ownFormat.readOwnBody(text),
      ownFormat.readOwnBody(`<!-- section -->\n\n${text}`),
    ]),
    toFile: on(shape.toLongPost, ownFormat.toFile),
    toFolders: onText((text) => ownFormat.toFolders(text.toWellFormed())),
  },
  'scripts/import/sources/readEntries.ts': { toName: onText(toName) },
  'scripts/import/sources/readGhost.ts': {
    readGhost: on(
      ({ parts }) => ({
        posts: parts.map((_, id) => ({ id, html: 'a' })),
        tags: parts.map((name, id) => ({ id, name })),
        posts_tags: parts.map((_, id) => ({ post_id: id, tag_id: id })),
      }),
      (ghost) => readGhost('a', ghost),
    ),
  },
  'scripts/import/sources/readJson.ts': {
    readJson: on(
      ({ parts }) => JSON.stringify(parts.map((body_markdown) => ({ body_markdown }))),
      (json) => readJson('a', json),
    ),
  },
  'scripts/import/sources/readLexical.ts': {
    readLexical: on(
      ({ parts }) =>
        JSON.stringify({ root: { children: parts.map((text) => ({ type: 'text', text })) } }),
      readLexical,
    ),
  },
  'scripts/import/sources/readMedium.ts': {
    isMedium: onText(isMedium),
    readMedium: onText((text) =>
      readMedium('a', `<article class="h-entry"><section class="e-content">${text}`),
    ),
  },
  'scripts/import/sources/readShortcodes.ts': {
    readShortcodes: onText((text) => readShortcodes(text, { all: new Map(), own: [] })),
    'readShortcodes: a caption': onText((text) =>
      readShortcodes(`[caption]${text}[/caption][gallery ids="${text}"]`, {
        ...{ all: new Map(), own: [] },
      }),
    ),
  },
  'scripts/import/sources/readWordPress.ts': {
    isWordPress: onText(isWordPress),
    readWordPress: onText(orThrow((text) => readWordPress('a', toXml(text)))),
    'readWordPress: posts': on(
      ({ parts }) => {
        const fields = parts.map(
          (_, i) => `<wp:post_id>${i}</wp:post_id><wp:attachment_url>a</wp:attachment_url>
            <wp:post_parent>${i}</wp:post_parent><wp:post_type>post</wp:post_type>`,
        );
        return toXml(fields.join('</item><item>'));
      },
      (xml) => readWordPress('a', xml),
    ),
  },
  'src/content/guessLanguage.ts': { guessLanguage: onText(guessLanguage) },
  'src/content/textPath.ts': { textPath: onText(textPath) },
  'src/content/toAddress.ts': { toAddress: onText(toAddress) },
};
