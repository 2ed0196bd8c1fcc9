import { type LeftOut, readBlog } from '#old-blogs';
import { findMissing, storeMissing } from '../owner/backup';
import type { SavedDocument } from '../owner/savedDocument';
import type { Target } from '../owner/target';
import { toStored } from '../../src/post/toPost';
import { count } from '../programs/count';
import { printForeign as print } from '../programs/printForeign';
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
  const { file, id, post, posted, pictures, redirects, notes, twin } = plan;
  const name = `${file} “${post.Title}”`;
  if (!isNew) return `= ${name} exists already: /blog/${id}`;
  const details = [
    posted.toISOString().slice(0, 10),
    count(post.sections.length, 'section'),
    ...(pictures.size > 0 ? [count(pictures.size, 'picture')] : []),
  ].join(', ');
  const all = twin ? [...notes, `it has the title and the day of another post, in ${twin}`] : notes;
  return [
    `+ ${name} → /blog/${id} (${details})`,
    ...redirects.map(([from]) => `    ← ${from}`),
    ...all.map((note) => `    ! ${note}`),
  ].join('\n');
}

function describeLeftOut({ file, title, reason, isBroken }: LeftOut): string {
  const name = title ? `${file} “${title}”` : file;
  return isBroken ? `✗ ${name} can’t be imported: ${reason}` : `- ${name} stays out: ${reason}`;
}

/** Imports the posts of another blog that the database lacks, with their pictures and old addresses, or only lists them in a dry run. Returns whether every post could be read. */
export async function importPosts(target: Target, path: string): Promise<boolean> {
  const { google, isDryRun, isTrial } = target;
  const blog = await readBlog(path);
  const all = await step('Posts', (report) => planPosts(blog, report));
  const plans = all.filter((result) => 'id' in result);
  const leftOut = all.filter((result) => 'reason' in result);
  // Pictures first, so that no reader sees a post without them.
  const saved = [...plans.flatMap(toPictures), ...plans.map(toDocument)];
  const paths = saved.map((document) => document.path);
  const missing = google ? await findMissing(google, paths) : new Set(paths);
  const isNew = (plan: Plan) => missing.has(toPath(plan));
  const newPlans = plans.filter(isNew);

  for (const plan of plans) print(describe(plan, isNew(plan)));
  for (const post of leftOut) print(describeLeftOut(post));

  if (google && !isDryRun) {
    const own = [...newPlans.flatMap(toPictures), ...newPlans.map(toDocument)];
    const newPaths = own.map((document) => document.path).filter((each) => missing.has(each));
    await storeMissing(google, own, new Set(newPaths));
  }
  const { count: redirects, conflicts } = await addRedirects(
    plans.flatMap((plan) => plan.redirects),
    isDryRun || isTrial,
  );
  const would = isDryRun ? 'to import' : 'imported';
  console.log(
    `✓ Posts ${would}${google ? ` into ${google.project}` : ''}: ${newPlans.length}. ` +
      `Posts that exist already: ${google ? plans.length - newPlans.length : 'unknown'}. ` +
      `Left out: ${leftOut.length}.`,
  );
  const add = isDryRun || isTrial ? 'to add' : 'added';
  const why = isTrial ? ', which stays as it is for the emulator' : '';
  console.log(`✓ Redirects of old addresses ${add} to firebase.json${why}: ${redirects}.`);
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
