import { type LeftOut, readBlog } from '#old-blogs';
import { listMissing, storeMissing } from '../owner/backup';
import type { Google } from '../owner/google';
import type { SavedDocument } from '../owner/savedDocument';
import { toStored } from '../../src/post/toPost';
import { count } from '../programs/count';
import { step } from '../programs/step';
import { type Plan, planPosts } from './planPosts';
import { addRedirects } from './redirects';
import { toFields } from './toFields';

const toPath = ({ id }: Plan) => `blogs/${id}`;

function toDocument(plan: Plan): SavedDocument {
  const { post, posted, updated } = plan;
  const edit = updated && { DateUpdated: updated, Revision: 1 };
  return {
    path: toPath(plan),
    fields: toFields({ ...toStored(post), DatePosted: posted, ...edit }),
  };
}

const toPictures = ({ pictures, posted }: Plan): SavedDocument[] =>
  [...pictures].map(([id, picture]) => ({
    path: `pictures/${id}`,
    fields: toFields({ ...picture, DatePosted: posted }),
  }));

function describe(plan: Plan, isNew: boolean): string {
  const { file, id, post, posted, pictures, notes, twin } = plan;
  const name = `${file} “${post.Title}”`;
  if (!isNew) return `= ${name} exists already: /blog/${id}`;
  const details = [
    posted.toISOString().slice(0, 10),
    count(post.sections.length, 'section'),
    ...(pictures.size > 0 ? [count(pictures.size, 'picture')] : []),
  ].join(', ');
  const all = twin ? [...notes, `it has the title and the day of another post, in ${twin}`] : notes;
  return [`+ ${name} → /blog/${id} (${details})`, ...all.map((note) => `    ! ${note}`)].join('\n');
}

function describeLeftOut({ file, title, reason, isBroken }: LeftOut): string {
  const name = title ? `${file} “${title}”` : file;
  return isBroken ? `✗ ${name} can’t be imported: ${reason}` : `- ${name} stays out: ${reason}`;
}

/** Imports the posts of another blog that the database lacks, with their pictures and old addresses, or only lists them in a dry run. Returns whether every post could be read. */
export async function importPosts(
  google: Google,
  path: string,
  isDryRun: boolean,
): Promise<boolean> {
  const blog = await readBlog(path);
  const all = await step('Posts', (report) => planPosts(blog, report));
  const plans = all.filter((result) => 'id' in result);
  const leftOut = all.filter((result) => 'reason' in result);
  // Pictures first, so that no reader sees a post without them.
  const saved = [...plans.flatMap(toPictures), ...plans.map(toDocument)];
  const missing = await listMissing(google, saved);
  const paths = new Set(missing.map((document) => document.path));
  const isNew = (plan: Plan) => paths.has(toPath(plan));
  const newPlans = plans.filter(isNew);

  // Without control characters, which a terminal would obey.
  const print = (text: string) => console.log(text.replaceAll(/[^\P{Cc}\n]/gu, ''));
  for (const plan of plans) print(describe(plan, isNew(plan)));
  for (const post of leftOut) print(describeLeftOut(post));

  const newPaths = new Set(
    [...newPlans.flatMap(toPictures), ...newPlans.map(toDocument)].map(({ path }) => path),
  );
  if (!isDryRun)
    await storeMissing(
      google,
      missing.filter(({ path }) => newPaths.has(path)),
    );
  const { count: redirects, conflicts } = await addRedirects(
    plans.flatMap((plan) => plan.redirects),
    isDryRun,
  );
  const would = isDryRun ? 'to import' : 'imported';
  console.log(
    `✓ Posts ${would} into ${google.project}: ${newPlans.length}. ` +
      `Posts that exist already: ${plans.length - newPlans.length}. Left out: ${leftOut.length}.`,
  );
  const add = isDryRun ? 'to add' : 'added';
  console.log(`✓ Redirects of old addresses ${add} to firebase.json: ${redirects}.`);
  for (const conflict of conflicts) print(`! ${conflict}: firebase.json has it already.`);
  const twins = plans.filter(({ twin }) => twin).length;
  if (twins > 0)
    print(
      `! ${count(twins, 'post')} ${twins > 1 ? 'have' : 'has'} the title and the day of another.`,
    );
  const isNothing = plans.length === 0 && leftOut.length > 0;
  if (isNothing) print('✗ None of these posts can be imported: see why above.');
  return !isNothing && !leftOut.some(({ isBroken }) => isBroken);
}
