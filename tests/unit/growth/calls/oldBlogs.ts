import '../../../../packages/old-blogs/dom';
import * as addresses from '../../../../packages/old-blogs/addresses';
import type { Entry } from '../../../../packages/old-blogs/entry';
import { explainUnpublished } from '../../../../packages/old-blogs/explainUnpublished';
import { findPictureFile } from '../../../../packages/old-blogs/findPictureFile';
import { linkPosts } from '../../../../packages/old-blogs/linkPosts';
import { parseDate } from '../../../../packages/old-blogs/parseDate';
import * as readFields from '../../../../packages/old-blogs/readFields';
import { type OldPost, readPost } from '../../../../packages/old-blogs/readPost';
import { toHugoPermalink } from '../../../../packages/old-blogs/permalinks';
import { escapeHtml } from '../../../../packages/old-blogs/sources/escapeHtml';
import * as members from '../../../../packages/old-blogs/sources/findMembers';
import { addBlockWords } from '../../../../packages/old-blogs/sources/readBlocks';
import { readBuilders } from '../../../../packages/old-blogs/sources/readBuilders';
import { readGhost } from '../../../../packages/old-blogs/sources/readGhost';
import { readJson } from '../../../../packages/old-blogs/sources/readJson';
import { readLexical } from '../../../../packages/old-blogs/sources/readLexical';
import { isMedium, readMedium } from '../../../../packages/old-blogs/sources/readMedium';
import { addNotes } from '../../../../packages/old-blogs/sources/readNotes';
import { readNotion } from '../../../../packages/old-blogs/sources/readNotion';
import { readShortcodes } from '../../../../packages/old-blogs/sources/readShortcodes';
import { isWordPress, readWordPress } from '../../../../packages/old-blogs/sources/readWordPress';
import { toName } from '../../../../packages/old-blogs/sources/toName';
import { toMarkdown } from '../../../../packages/old-blogs/toMarkdown';
import { type Calls, few, type Input, on, onText, orThrow } from '../shapes';

const toEntry = ({ text }: Pick<Input, 'text'>): Entry => ({
  file: '/blog/index.md',
  key: 'a',
  body: text,
  data: {
    ...{ title: text, date: '2020-01-01', tags: text, description: text, author: text },
    ...{ url: `/${text}`, canonical_url: text, cover: text, aliases: [text], lang: text },
  },
});

/** A post with all words in each field. */
export const toOldPost = ({ text }: Pick<Input, 'text'>): OldPost => ({
  ...toEntry({ text }),
  ...{ title: text, author: text, summary: text, language: text, series: text, tags: [text] },
  ...{ cover: { url: text, alt: text }, posted: new Date(0), addresses: [text], canonical: text },
});

/** As many posts as there are parts. */
export const toOldPosts = ({ parts }: Input): OldPost[] =>
  parts.map((text, i) => ({ ...toOldPost({ text }), file: `/blog/${i}.md` }));

const addressBook = { findPicture: () => Promise.resolve('/a'), findTarget: () => '' };
const toXml = (text: string) => `<rss><channel><item>${text}</item></channel></rss>`;

/** What is read of the files of other blogs. */
export const oldBlogs: Calls = {
  'packages/old-blogs/addresses.ts': {
    listAddresses: on(toEntry, addresses.listAddresses),
    normalizeAddress: onText(addresses.normalizeAddress),
  },
  'packages/old-blogs/explainUnpublished.ts': {
    explainUnpublished: on(toEntry, (entry) => explainUnpublished(entry, new Date(0))),
  },
  'packages/old-blogs/findPictureFile.ts': {
    findPictureFile: onText((text) => findPictureFile(text, '/blog/index.md', [text])),
  },
  'packages/old-blogs/linkPosts.ts': {
    linkPosts: on(
      (input) =>
        toOldPosts(few(input)).map((post) => ({ post, title: post.title, path: post.file })),
      (all) => {
        const findTarget = linkPosts(all);
        return all.map((post) => findTarget(post, post.title, false, []));
      },
    ),
    'linkPosts: a long address': on(toOldPost, (post) => {
      const moved = { post, title: post.title, path: '/a' };
      return linkPosts([moved])(moved, `/b/${post.title}`, true, []);
    }),
  },
  'packages/old-blogs/parseDate.ts': {
    parseDate: onText((text) => [parseDate(text), parseDate(`2020-01-01 ${text}`)]),
  },
  'packages/old-blogs/readFields.ts': {
    readDates: on(toEntry, readFields.readDates),
    readCanonical: on(toEntry, readFields.readCanonical),
    readCover: on(toEntry, readFields.readCover),
    readTags: on(toEntry, readFields.readTags),
    readWords: on(toEntry, readFields.readWords),
  },
  'packages/old-blogs/readPost.ts': {
    readPost: onText(orThrow((text) => readPost(toEntry({ text })))),
  },
  'packages/old-blogs/permalinks.ts': {
    toHugoPermalink: on(toEntry, (entry) => toHugoPermalink(entry, 'posts', 'a')),
  },
  'packages/old-blogs/sources/findMembers.ts': {
    isForMembers: onText((text) => members.isForMembers(text)),
    readRobots: onText((text) =>
      members.readRobots([{ 'wp:meta_key': 'rank_math_robots', 'wp:meta_value': text }]),
    ),
  },
  'packages/old-blogs/sources/readBlocks.ts': {
    addBlockWords: onText((text) => [
      addBlockWords(text),
      addBlockWords(`<!-- wp:a/b ${JSON.stringify({ words: text.replaceAll(/[<>]/g, ' ') })} /-->`),
    ]),
    'addBlockWords: starts': on(
      ({ parts }) => parts.map((part) => `<!-- wp:a/b {${part}`).join(''),
      addBlockWords,
    ),
  },
  'packages/old-blogs/sources/readBuilders.ts': {
    readBuilders: onText((text) => readBuilders(`[vc_row]${text}`, new Map())),
    'readBuilders: starts': on(
      ({ parts }) => parts.map((part) => `[vc_row a="${part}`).join(''),
      (text) => [
        readBuilders(text, new Map()),
        readBuilders('<!-- -->'.repeat(text.length / 8), new Map()),
      ],
    ),
    'readBuilders: raw': onText((text) => readBuilders(`[vc_row][vc_raw_html]${text}`, new Map())),
  },
  'packages/old-blogs/sources/escapeHtml.ts': { escapeHtml: onText(escapeHtml) },
  'packages/old-blogs/sources/readGhost.ts': {
    readGhost: on(
      ({ parts }) => ({
        posts: parts.map((_, id) => ({ id, html: 'a' })),
        tags: parts.map((name, id) => ({ id, name })),
        posts_tags: parts.map((_, id) => ({ post_id: id, tag_id: id })),
      }),
      (ghost) => readGhost('a', ghost),
    ),
  },
  'packages/old-blogs/sources/readJson.ts': {
    readJson: on(
      ({ parts }) => JSON.stringify(parts.map((body_markdown) => ({ body_markdown }))),
      (json) => orThrow(() => readJson('a', json))(''),
    ),
  },
  'packages/old-blogs/sources/readLexical.ts': {
    readLexical: on(
      ({ parts }) =>
        JSON.stringify({ root: { children: parts.map((text) => ({ type: 'text', text })) } }),
      readLexical,
    ),
  },
  'packages/old-blogs/sources/readMedium.ts': {
    isMedium: onText(isMedium),
    readMedium: onText((text) =>
      readMedium('a', `<article class="h-entry"><section class="e-content">${text}`),
    ),
  },
  'packages/old-blogs/sources/readNotion.ts': {
    readNotion: onText((text) => [
      readNotion('a', text),
      readNotion('a', `# a\n\n${text}`),
      readNotion('a', `# a\n\nb: ${text}`),
    ]),
  },
  'packages/old-blogs/sources/readNotes.ts': {
    addNotes: onText((text) => [addNotes(text, text), addNotes(text, '[{"content":"a"}]')]),
  },
  'packages/old-blogs/sources/readShortcodes.ts': {
    readShortcodes: onText((text) => readShortcodes(text, { all: new Map(), own: [] })),
    'readShortcodes: a caption': onText((text) =>
      readShortcodes(`[caption]${text}[/caption][gallery ids="${text}"]`, {
        ...{ all: new Map(), own: [] },
      }),
    ),
  },
  'packages/old-blogs/sources/readWordPress.ts': {
    isWordPress: onText(isWordPress),
    readWordPress: onText(orThrow((text) => readWordPress('a', toXml(text)))),
    'readWordPress: posts': on(
      (input) => {
        const fields = few(input).parts.map(
          (_, i) => `<wp:post_id>${i}</wp:post_id><wp:attachment_url>a</wp:attachment_url>
            <wp:post_parent>${i}</wp:post_parent><wp:post_type>post</wp:post_type>`,
        );
        return toXml(fields.join('</item><item>'));
      },
      (xml) => readWordPress('a', xml),
    ),
  },
  'packages/old-blogs/sources/toName.ts': { toName: onText(toName) },
  'packages/old-blogs/toMarkdown.ts': {
    // Another call converts a long body.
    toMarkdown: on(toOldPost, (post) =>
      toMarkdown({ ...post, body: 'a' }, addressBook).catch(() => undefined),
    ),
  },
};
