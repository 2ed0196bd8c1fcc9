import { guessLanguage } from '#guess-language';
import * as ownFormat from '../../../../scripts/export/ownFormat';
import { completePost } from '../../../../scripts/import/completePost';
import { convertOwn } from '../../../../scripts/import/convertOwn';
import { firstSentences } from '../../../../scripts/import/firstSentences';
import { identify } from '../../../../scripts/import/identify';
import { makeImportId } from '../../../../scripts/import/importId';
import { planPosts } from '../../../../scripts/import/planPosts';
import { explainAddress } from '../../../../scripts/import/redirects';
import { toPostFields } from '../../../../scripts/import/toPostFields';
import { type Calls, few, on, onText } from '../shapes';
import * as shape from '../shapes';
import { toOldPost, toOldPosts } from './oldBlogs';

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
      (text) => convertOwn(text, () => Promise.resolve('/a')),
    ),
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
