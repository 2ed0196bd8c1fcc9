// `npm run setup [-- --dry-run]`: takes the site from a clone to the internet, one step after the other. What is done already is
// left as it is, by what Google says, so that the command can be stopped and run again at any time.
import open from 'open';
import { CLI } from './doctor/checkTarget';
import { here } from './owner/google';
import { askInTerminal, canAsk } from './programs/askInTerminal';
import { runInTerminal } from './programs/program';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';
import { runSteps, showSteps } from './setup/runSteps';
import { readSetting } from './setup/settings';
import type { Setup } from './setup/step';

const say = (line: string) => console.log(line);

async function ask(question: string): Promise<string> {
  const answer = await askInTerminal(question);
  if (answer === undefined) throw new Error('You stopped it.');
  return answer;
}

async function openPage(url: string): Promise<void> {
  say(`  ${url}`);
  // Without a browser here, the owner opens it elsewhere.
  const browser = await open(url).catch(() => undefined);
  browser?.on('error', () => undefined);
}

const inNode = (...args: string[]) => runInTerminal(process.execPath, args);

const setup: Setup = {
  ...here,
  waitMs: 5_000,
  // Even an account that is known may be signed out. It asks nothing about other products, either.
  signIn: () => inNode(CLI, 'login', '--reauth'),
  deploy: () => inNode('scripts/programs/typescript.mjs', 'scripts/deploy.ts'),
  say,
  ask,
  open: openPage,
};

async function main(): Promise<number> {
  const { values } = readOptions({ options: { 'dry-run': { type: 'boolean' } } });
  if (values['dry-run']) {
    await showSteps(setup);
    say('\nThis is a dry run: nothing was changed.');
    return 0;
  }
  if (!canAsk())
    throw new Error(
      'npm run setup asks questions, so run it in a terminal. It has the option --dry-run.',
    );
  await runSteps(setup);
  say(
    `\nYour site is at ${readSetting(setup, 'VITE_SITE_URL')}. To replace it with a new one: npm run deploy`,
  );
  return 0;
}

await runMain(main);
