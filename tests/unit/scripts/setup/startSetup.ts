import { readFileSync } from 'node:fs';
import { join } from 'pathe';
import type { Setup } from '../../../../scripts/setup/step';
import { createFolder } from '../../../fixtures/createFolder';
import { type Changes, type Fault, startGoogle } from '../../../fixtures/google/startGoogle';
import { readyOwner, type World } from '../../../fixtures/google/world';

interface Script {
  /** The answers to questions that contain these words; '' to others. */
  answers?: Record<string, string>;
  /** What happens to each call, and each program, when it is made for the first time. */
  fault?: Fault;
  changes?: Changes;
}

/** Starts the stand-in for Google, the Firebase CLI and the owner, for one test. */
export async function startSetup(world: World, { answers = {}, fault, changes }: Script = {}) {
  const folder = await createFolder();
  const calls: string[] = [];
  const said: string[] = [];
  const known = new Set<string>();
  const findFault = (call: string) => {
    calls.push(call);
    // The same question about another operation.
    const kind = call.replace(/operations\/\d+/, 'operations');
    const isNew = !known.has(kind);
    known.add(kind);
    return isNew ? fault : undefined;
  };
  await startGoogle(world, { changes, findFault });

  /** Runs a program of the Firebase CLI. */
  const program = (name: string, effect: () => void) => () => {
    const what = findFault(name);
    if (what !== 'refused') effect();
    return Promise.resolve(what === 'refused' || what === 'half done' ? 1 : 0);
  };

  const setup: Setup = {
    folder,
    waitMs: 1,
    findAccess: () =>
      Promise.resolve(world.isSignedIn ? { token: 't', email: 'ada@example.com' } : undefined),
    signIn: program('firebase login', () => (world.isSignedIn = true)),
    deploy: program('npm run deploy', () => {
      const { releases, deployedRules } = readyOwner();
      Object.assign(world, { releases, deployedRules });
    }),
    say: (line) => said.push(line),
    ask: (question) => {
      said.push(question);
      const words = Object.keys(answers).find((part) => question.includes(part));
      return Promise.resolve(words === undefined ? '' : answers[words]!);
    },
    // The owner does on the page what was said.
    open: (page) => {
      said.push(page);
      if (page.endsWith('/authentication/providers')) world.isProviderOn = true;
      if (!page.includes('console.firebase')) world.users = readyOwner().users;
      return Promise.resolve();
    },
  };
  const readEnv = () => readFileSync(join(folder, '.env'), 'utf8');
  return { setup, calls, known, said, readEnv };
}
