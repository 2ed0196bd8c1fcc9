import { git } from '../fresh/readCommit';
import { type Finding, hint, ok } from './finding';

const FILE = 'CHANGELOG.md';

interface Update {
  /** The day of the update, and that of the newest commit of upstream which the site had before it. */
  day: string;
  since: string;
  /** The commit before it. */
  before: string;
}

/** Finds the last update of a clone that knows upstream; undefined if there was none. */
async function findUpdate(dir: string): Promise<Update | undefined> {
  const ask = (...args: string[]) => git(dir, ...args).catch(() => '');
  const day = (commit: string) => ask('log', '-1', '--format=%cs', commit);
  const common = async (...commits: string[]) => day(await ask('merge-base', ...commits));
  // Upstream has merges of its own.
  const own = ['--first-parent', '--merges', 'HEAD', '--not', '--remotes=upstream'];
  const merge = await ask('log', '-1', '--format=%H', ...own, '--', FILE);
  if (merge) {
    const [before, theirs] = [`${merge}^1`, `${merge}^2`];
    return { day: await day(merge), since: await common(before, theirs), before };
  }
  // Without commits of one's own, an update is no merge.
  const isUpdated = await git(dir, 'merge-base', '--is-ancestor', 'ORIG_HEAD', 'HEAD').then(
    () => true,
    () => false,
  );
  return isUpdated
    ? { day: await day('HEAD'), since: await day('ORIG_HEAD'), before: 'ORIG_HEAD' }
    : undefined;
}

interface Entry {
  heading: string;
  text: string;
}

/** The entries of a changelog, each with the date above it. */
function listEntries(changelog: string): Entry[] {
  let heading = '';
  return changelog.split(/\n(?=## |- )/).flatMap((part) => {
    if (part.startsWith('## ')) heading = part.slice('## '.length).split('\n')[0]!;
    return part.startsWith('- ') ? [{ heading, text: part.replaceAll(/\s+/g, ' ').trim() }] : [];
  });
}

/** The day of a heading such as “1.2.0 (2026-11-24)”. What is not released yet is later than any. */
const toDay = (heading: string) => /\d{4}-\d\d-\d\d/.exec(heading)?.[0] ?? '9999';

const MAX_LENGTH = 160;

/** The first sentence of an entry, or its beginning. */
function shorten(text: string): string {
  const [sentence = text] = /^.*?\.(?=\s|$)/.exec(text) ?? [];
  return sentence.length > MAX_LENGTH
    ? `${sentence.slice(0, MAX_LENGTH).replace(/\s\S*$/, '')} …`
    : sentence;
}

/** Lists the steps that the changelog asks for since the last update. Nobody knows which of them are done. */
export async function listOpenSteps(dir = '.'): Promise<Finding[]> {
  const hasUpstream = await git(dir, 'branch', '--remotes', '--list', 'upstream/*').then(Boolean);
  const update = hasUpstream ? await findUpdate(dir) : undefined;
  if (!update) return [ok('This clone has not been updated from a remote named “upstream”.')];
  const read = (commit: string) => git(dir, 'show', `${commit}:${FILE}`).then(listEntries);
  const [before, now] = await Promise.all([read(update.before), read('HEAD')]);
  const textsBefore = new Set(before.map(({ text }) => text));
  const steps = now
    // An older entry may have been worded anew.
    .filter(({ heading, text }) => toDay(heading) >= update.since && !textsBefore.has(text))
    .flatMap(({ heading, text }) => {
      const [about, ...all] = text.slice('- '.length).split('**Do:**');
      const step = all.map((sentence) => sentence.trim()).join(' ');
      return step ? [hint(`${heading}: ${shorten(about!.trim())}`, `Do: ${step}`)] : [];
    });
  return steps.length > 0
    ? [ok(`Updated on ${update.day}. Until the next update, these are its steps:`), ...steps]
    : [ok(`The update of ${update.day} asks for no step.`)];
}
