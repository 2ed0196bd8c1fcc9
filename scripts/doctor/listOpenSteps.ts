import { git } from '../fresh/readCommit';
import { type Finding, hint, ok } from './finding';

const FILE = 'CHANGELOG.md';

/** The commit before the last update, and the day of the update; undefined if there was none. */
async function findUpdate(dir: string): Promise<{ before: string; day: string } | undefined> {
  const ask = (...args: string[]) => git(dir, ...args).catch(() => '');
  const merge = await ask('log', '--first-parent', '--merges', '-1', '--format=%H %cs', '--', FILE);
  if (merge) return { before: `${merge.split(' ')[0]}^1`, day: merge.split(' ')[1]! };
  // Without commits of one's own, an update is no merge.
  const isBefore = await git(dir, 'merge-base', '--is-ancestor', 'ORIG_HEAD', 'HEAD').then(
    () => true,
    () => false,
  );
  return isBefore
    ? { before: 'ORIG_HEAD', day: await ask('log', '-1', '--format=%cs') }
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

const MAX_LENGTH = 160;

/** The first sentence of an entry, or its beginning. */
function shorten(text: string): string {
  const [sentence = text] = /^.*?[.:](?=\s)/.exec(text) ?? [];
  return sentence.length > MAX_LENGTH
    ? `${sentence.slice(0, MAX_LENGTH).replace(/\s\S*$/, '')} …`
    : sentence;
}

/** Lists the steps that the changelog asks for since the last update. Nobody knows which of them are done. */
export async function listOpenSteps(dir = '.'): Promise<Finding[]> {
  const update = await findUpdate(dir);
  if (!update) return [ok('This clone has not been updated yet.')];
  const read = (commit: string) => git(dir, 'show', `${commit}:${FILE}`).then(listEntries);
  const [before, now] = await Promise.all([read(update.before), read('HEAD')]);
  const known = new Set(before.map(({ text }) => text));
  const steps = now
    .filter(({ text }) => !known.has(text))
    .flatMap(({ heading, text }) => {
      const [about, ...all] = text.slice('- '.length).split('**Do:**');
      const step = all.map((one) => one.trim()).join(' ');
      return step ? [hint(`${heading}: ${shorten(about!.trim())}`, `Do: ${step}`)] : [];
    });
  return steps.length > 0
    ? [ok(`Updated on ${update.day}. Until the next update, these are its steps:`), ...steps]
    : [ok(`The update of ${update.day} asks for no step.`)];
}
