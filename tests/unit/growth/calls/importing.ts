import { guessLanguage } from '#guess-language';
import * as ownFormat from '../../../../scripts/export/ownFormat';
import { completePost } from '../../../../scripts/import/completePost';
import { convertOwn } from '../../../../scripts/import/convertOwn';
import { findTwins, removeShared } from '../../../../scripts/import/findTwins';
import { firstSentences } from '../../../../scripts/import/firstSentences';
import { identify } from '../../../../scripts/import/identify';
import { makeImportId } from '../../../../scripts/import/importId';
import { planPosts } from '../../../../scripts/import/planPosts';
import { explainAddress, type Redirect } from '../../../../scripts/import/redirects';
import { toPostFields } from '../../../../scripts/import/toPostFields';
import { type Calls, few, type Input, on, onText } from '../shapes';
import * as shape from '../shapes';
import { toOldPost, toOldPosts } from './oldBlogs';

const toPlans = ({ parts }: Input) =>
  parts.map((text, i) => ({
    ...{ file: text, posted: new Date(i * 1e9), post: { Title: `${text}${i}` }, notes: [] },
    redirects: [['/a', '/b']] as Redirect[],
  }));

/** What an import does with the posts of other blogs, and an export with those of this site. */
export const importing: Calls = {
  'packages/guess-language/index.ts': { guessLanguage: onText(guessLanguage) },
  'scripts/export/ownFormat.ts': {
    readOwnBody: onText((text) => [
      ownFormat.readOwnBody(text),
      ownFormat.readOwnBody(`<!-- section -->\n\n${text}`),
    ]),
    toFile: on((input) => shape.toLongPost(few(input)), ownFormat.toFile),
    'toFile: one paragraph': on(shape.toPost, ownFormat.toFile),
    toFolders: onText((text) => ownFormat.toFolders(text.toWellFormed())),
  },
  'scripts/import/completePost.ts': {
    completePost: on(
      (input) => shape.toLongContent(few(input)),
      (post) => completePost({ ...post, Summary: '' }),
    ),
    'completePost: one paragraph': on(shape.toContent, (post) =>
      completePost({ ...post, Summary: '' }),
    ),
  },
  'scripts/import/convertOwn.ts': {
    convertOwn: on(
      ({ parts }) => parts.map((_, i) => `${String(i).padStart(32, '0')}.webp `).join(''),
      (body) => convertOwn({ data: {}, body }, () => Promise.resolve('/a')),
    ),
  },
  'scripts/import/findTwins.ts': {
    findTwins: on(toPlans, findTwins),
    removeShared: on(toPlans, removeShared),
  },
  'scripts/import/firstSentences.ts': { firstSentences: onText((text) => firstSentences(text)) },
  'scripts/import/identify.ts': {
    identify: on(toOldPost, (post) => identify({ ...post, title: '' })),
  },
  'scripts/import/importId.ts': { makeImportId: onText((text) => makeImportId(text, 'abcd')) },
  'scripts/import/planPosts.ts': {
    // Other calls convert a long body.
    planPosts: on(toOldPost, (post) => planPosts({ posts: [{ ...post, body: 'a' }], files: [] })),
    'planPosts: many': on(
      (input) => toOldPosts(few(input)),
      (posts) => planPosts({ posts, files: [] }),
    ),
  },
  'scripts/import/redirects.ts': { explainAddress: onText(explainAddress) },
  'scripts/import/toPostFields.ts': {
    toPostFields: on(toOldPost, (post) => toPostFields(post, 'a', [])),
  },
};
