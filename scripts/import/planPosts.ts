import { type PostContent, toPath } from '../../src/post/post';
import { listTooMuch, parseMarkdown } from '../../src/markdown/parsing/parseMarkdown';
import type { Picture } from '../../src/post/picture';
import { readField, toContent } from '../../src/post/toPost';
import { toText } from '../../src/post/tree';
import { guessLanguage } from '../../src/content/guessLanguage';
import { MAX_POST_BYTES, measureSize } from '../../src/publishing/measureSize';
import { errorMessage } from '../programs/runMain';
import { normalizeAddress } from './addresses';
import { type Context, convertBody, convertOwn } from './convertBody';
import type { Entry, LeftOut } from './entry';
import { type Identified, identify, openLinks } from './identify';
import { readOwn, readOwnSections } from './sources/ownFormat';
import { preparePictures } from './openPictures';
import { firstSentences, readCover, readOrigin, readTags, readWords } from './readFields';
import { explainAddress, type Redirect } from './redirects';

/** A post as it is to be stored, and what its author should know. */
export interface Plan {
  file: string;
  id: string;
  post: PostContent;
  posted: Date;
  updated?: Date;
  pictures: Map<string, Picture>;
  redirects: Redirect[];
  notes: string[];
}

const IMAGE = /!\[(?:\\.|[^\][\\])*\]\([^()]*\)/g;

/** The words of a paragraph. */
const toWords = (markdown: string) => {
  const text = markdown.replaceAll(IMAGE, '');
  return toText(parseMarkdown(text) ?? [text])
    .trim()
    .replaceAll(/\s+/g, ' ');
};

// A list, code, a table or a quotation.
const BLOCK = /^\s*([-+>|#]|\* |```|~~~|\d+[.)])/;

/** The words of the first paragraph that has some, and is no other block. */
const findOpening = (texts: string[]) =>
  texts
    .filter((text) => !BLOCK.test(text))
    .map(toWords)
    .find((words) => words && !/^https?:\S+$/.test(words)) ?? '';

/** Fills in what the front matter of another program doesn't state. */
function complete(post: PostContent): PostContent {
  const texts = post.sections.flatMap(({ paragraphs }) => paragraphs.map((one) => one.Paragraph));
  const Language = post.Language ?? guessLanguage(texts.map(toWords).join('\n'));
  const Summary = post.Summary || firstSentences(findOpening(texts), Language);
  return toContent({ ...post, Language, Summary });
}

/** Reads a post of another program: what its front matter says, and its words as this site stores them, which begin with the cover. */
function readOther(about: { Title: string }, body: string, hasCover: boolean) {
  const [first = ''] = body.trimStart().split('\n\n', 1);
  const Cover = hasCover ? readField('Cover', first) : undefined;
  const words = Cover ? body.replace(first, '') : body;
  return complete(toContent({ ...about, Cover, sections: readOwnSections(words, about.Title) }));
}

/** Names the blocks whose marks readers would see. */
const explainPlain = ({ sections }: PostContent): string[] =>
  sections
    .flatMap(({ paragraphs }) => paragraphs.flatMap((one) => listTooMuch(one.Paragraph)))
    .map((text) => `its words “${text.slice(0, 40)}…” are too long to be shown with their marks`);

/** Plans the import of posts. Their pictures may be among `files`. `report` is told how far it is. */
export async function planPosts(
  entries: (Entry | LeftOut)[],
  files: string[],
  report?: (progress: string) => void,
): Promise<(Plan | LeftOut)[]> {
  const all = entries.map((entry) => ('reason' in entry ? entry : identify(entry)));
  const findTarget = openLinks(all.filter((one) => 'entry' in one));
  const findPicture = preparePictures(files);
  const used = new Map<string, string>();

  async function plan(identified: Identified): Promise<Plan | LeftOut> {
    const { entry, id, title, posted, updated, addresses } = identified;
    const { file } = entry;
    const other = used.get(id);
    const broken = (reason: string): LeftOut => ({ file, title, reason, isBroken: true });
    if (other) return broken(`it has the title and the name of ${other}: change one of them`);
    used.set(id, file);
    const notes: string[] = [];
    const origin = readOrigin(entry, posted);
    const words = { ...readWords(entry), ...origin, Title: title, Tags: readTags(entry, notes) };
    const pictures: Plan['pictures'] = new Map();
    const context: Context = {
      async findPicture(address) {
        const found = await findPicture(address, file, notes);
        if (found) pictures.set(found.id, found.picture);
        return found?.address;
      },
      findTarget: (link, isWiki) => findTarget(identified, link, isWiki, notes),
      notes,
    };
    let post: PostContent;
    try {
      post = identified.isOwn
        ? readOwn(await convertOwn(entry, context))
        : readOther(words, await convertBody(entry, context), Boolean(readCover(entry).url));
    } catch (error) {
      // Such as code in MDX that isn't any.
      return broken(`it can’t be read: ${errorMessage(error)}`);
    }
    const isEmpty =
      !post.Cover && post.sections.every((one) => !one.Heading && one.paragraphs.length === 0);
    if (isEmpty) return { file, title, reason: 'it has no words', isBroken: false };
    notes.push(...explainPlain(post));
    if (measureSize(post) > MAX_POST_BYTES) return broken('it is longer than a post can be');
    const path = toPath(id);
    const others = addresses.filter((from) => normalizeAddress(from) !== path);
    const faults = new Map(others.map((from) => [from, explainAddress(from)]));
    notes.push(...[...faults.values()].filter((fault) => fault !== undefined));
    const redirects = others
      .filter((from) => !faults.get(from))
      .map((from): Redirect => [from, path]);
    return { file, id, post, posted, updated, pictures, redirects, notes: [...new Set(notes)] };
  }

  const plans: (Plan | LeftOut)[] = [];
  for (const one of all) {
    report?.(`${plans.length} of ${all.length} posts`);
    plans.push('entry' in one ? await plan(one) : one);
  }
  return plans;
}
