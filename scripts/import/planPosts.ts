import { setImmediate as nextTurn } from 'node:timers/promises';
import { createLimit, listParts } from '#post-markdown';
import { type Blog, type LeftOut, linkPosts, normalizeAddress, toMarkdown } from '#old-blogs';
import { listParagraphs } from '../../src/post/text/texts';
import type { PictureData } from '../../src/post/picture';
import type { PostContent } from '../../src/post/post';
import { toContent } from '../../src/post/toPost';
import { MAX_POST_BYTES, measureSize } from '../../src/publishing/measureSize';
import { readOwn, readOwnSections } from '../export/ownFormat';
import { errorMessage } from '../programs/runMain';
import { completePost } from './completePost';
import { convertOwn } from './convertOwn';
import { findTwins, removeShared } from './findTwins';
import { type Identified, identify } from './identify';
import { preparePictures } from './openPictures';
import { explainAddress, type Redirect } from './redirects';
import { takeCover } from './takeCover';
import { toPostFields } from './toPostFields';

/** A post as it is to be stored, and what its author should know. */
export interface Plan {
  file: string;
  id: string;
  post: PostContent;
  posted: Date;
  updated?: Date;
  pictures: Map<string, PictureData>;
  redirects: Redirect[];
  notes: string[];
  /** The file of an earlier post with the same title and day. */
  twin?: string;
}

/** Lists the parts of a paragraph that exceed the limits: their marks are shown. */
const listTooMuch = (text: string): string[] =>
  listParts(text, createLimit()).flatMap(({ source, isHidden }) => (isHidden ? source : []));

/** Names the blocks whose marks readers would see. */
const explainPlain = ({ sections }: PostContent): string[] =>
  listParagraphs(sections)
    .flatMap(listTooMuch)
    .map((text) => `its words “${text.slice(0, 40)}…” are too long to be shown with their marks`);

/** Plans the import of the posts of a blog. `report` is told how far it is. */
export async function planPosts(
  { posts, files }: Blog,
  report?: (progress: string) => void,
): Promise<(Plan | LeftOut)[]> {
  const all = posts.map((post) => ('reason' in post ? post : identify(post)));
  const findTarget = linkPosts(all.filter((post) => 'post' in post));
  const findPicture = preparePictures(files);
  const used = new Map<string, string>();

  async function plan(identified: Identified): Promise<Plan | LeftOut> {
    const { post: old, id, title, path } = identified;
    const { file, posted, updated, addresses } = old;
    const other = used.get(id);
    const broken = (reason: string): LeftOut => ({ file, title, reason, isBroken: true });
    if (other) return broken(`it has the title and the name of ${other}: change one of them`);
    used.set(id, file);
    const notes: string[] = [];
    const fields = toPostFields(old, title, notes);
    const pictures: Plan['pictures'] = new Map();
    const storePicture = async (address: string) => {
      const prepared = await findPicture(address, file, notes);
      if (prepared) pictures.set(prepared.id, prepared.picture);
      return prepared?.address;
    };
    const toNewPost = async () => {
      const converted = await toMarkdown(old, {
        findPicture: storePicture,
        findTarget: (link, isWiki) => findTarget(identified, link, isWiki, notes),
      });
      notes.push(...converted.notes);
      const { Cover, body } = takeCover(old, converted.body);
      return completePost(toContent({ ...fields, Cover, sections: readOwnSections(body, title) }));
    };
    let post: PostContent;
    try {
      post = identified.isOwn ? readOwn(await convertOwn(old, storePicture)) : await toNewPost();
    } catch (error) {
      // Such as code in MDX that isn't any.
      return broken(`it can’t be read: ${errorMessage(error)}`);
    }
    const isEmpty =
      !post.Cover &&
      post.sections.every(({ Heading, paragraphs }) => !Heading && paragraphs.length === 0);
    if (isEmpty) return { file, title, reason: 'it has no words', isBroken: false };
    notes.push(...explainPlain(post));
    if (measureSize(post) > MAX_POST_BYTES) return broken('it is longer than a post can be');
    const others = addresses.filter((from) => normalizeAddress(from) !== path);
    const faults = new Map(others.map((from) => [from, explainAddress(from)]));
    notes.push(...[...faults.values()].filter((fault) => fault !== undefined));
    const redirects = others
      .filter((from) => !faults.get(from))
      .map((from): Redirect => [from, path]);
    return { file, id, post, posted, updated, pictures, redirects, notes: [...new Set(notes)] };
  }

  const plans: (Plan | LeftOut)[] = [];
  for (const post of all) {
    report?.(`${plans.length} of ${all.length} posts`);
    // Signals, and what shows the progress, wait for it.
    await nextTurn();
    plans.push('post' in post ? await plan(post) : post);
  }
  const planned = plans.filter((result) => 'id' in result);
  removeShared(planned);
  findTwins(planned);
  return plans;
}
