import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { join } from 'pathe';
import { origins } from '../../../../scripts/owner/origins';
import type { Setup } from '../../../../scripts/setup/step';
import { createFolder } from '../../../fixtures/createFolder';
import { startServer } from '../../../fixtures/servers/startServer';
import { type Answer, answerFrom, refuse, type World } from './google';

const rules = readFileSync('firestore.rules', 'utf8');

/** What happens to a call: it is refused, answered late, or has its effect but no answer. */
type Fault = 'refused' | 'slow' | 'half done';

interface Script {
  /** The answers to questions that contain these words; '' to others. */
  answers?: Record<string, string>;
  /** What happens to each call, and each program, when it is made for the first time. */
  fault?: Fault;
}

/** Starts the stand-in for Google, the Firebase CLI and the owner, for one test. */
export async function startSetup(world: World, { answers = {}, fault }: Script = {}) {
  const folder = await createFolder();
  const calls: string[] = [];
  const said: string[] = [];
  const answer = answerFrom(world);
  const known = new Set<string>();
  const nextFault = (call: string) => {
    calls.push(call);
    // The same question about another operation.
    const kind = call.replace(/operations\/\d+/, 'operations');
    const isNew = !known.has(kind);
    known.add(kind);
    return isNew ? fault : undefined;
  };

  const url = await startServer((request, response) => {
    void text(request).then((body) => {
      const call = `${request.method} ${decodeURIComponent(request.url!)}`;
      const what = nextFault(call);
      const send = ([status, json]: Answer) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(json));
      if (what === 'refused') return void send(refuse(403, 'Not today.'));
      const isLost = what === 'half done';
      const { referer = '' } = request.headers;
      const result = answer(call, JSON.parse(body || '{}'), referer, isLost);
      if (isLost) return void request.socket.destroy();
      setTimeout(() => send(result), what === 'slow' ? 50 : 0);
    });
  });

  /** Runs a program of the Firebase CLI. */
  const program = (name: string, effect: () => void) => async () => {
    const what = nextFault(name);
    if (what === 'refused') return 1;
    effect();
    await new Promise((resolve) => setTimeout(resolve, what === 'slow' ? 50 : 0));
    return what === 'half done' ? 1 : 0;
  };

  const setup: Setup = {
    folder,
    apis: Object.fromEntries(Object.keys(origins).map((name) => [name, url])) as Setup['apis'],
    waitMs: 1,
    findAccess: () =>
      Promise.resolve(world.isSignedIn ? { token: 't', email: 'ada@example.com' } : undefined),
    signIn: program('firebase login', () => (world.isSignedIn = true)),
    deploy: program('npm run deploy', () => {
      world.releases = [
        {
          releaseTime: '2026-11-27T10:00:00Z',
          version: { name: 'versions/1', status: 'FINALIZED' },
        },
      ];
      world.deployedRules = rules;
    }),
    say: (line) => said.push(line),
    ask: (question) => {
      said.push(question);
      const words = Object.keys(answers).find((one) => question.includes(one));
      return Promise.resolve(words === undefined ? '' : answers[words]!);
    },
    // The owner does on the page what was said.
    open: (page) => {
      said.push(page);
      if (page.endsWith('/authentication/providers')) world.isProviderOn = true;
      if (!page.includes('console.firebase'))
        world.users = [{ localId: 'ada', email: 'ada@example.com', emailVerified: true }];
      return Promise.resolve();
    },
  };
  const readEnv = () => readFileSync(join(folder, '.env'), 'utf8');
  return { setup, calls, known, said, readEnv };
}
