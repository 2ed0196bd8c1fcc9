// `npm run doctor [-- --online]`: checks the settings and says how to correct them. Exits with 1 after an error.
import { loadEnv } from 'vite';
import { checkSettings } from './doctor/checkSettings';
import { checkForOwner, checkForVisitors } from './doctor/checkSteps';
import { listOpenSteps } from './doctor/listOpenSteps';
import { type Finding, ok, runChecks, formatFinding, warning } from './doctor/finding';
import { findStarter, MISSING_JAVA } from './emulators/prepareFirestore';
import { here } from './owner/google';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';
import { findChromium, NO_CHROMIUM } from './browser/findChromium';
import { noAnswer } from './setup/steps/database';

const checkEmulator = (): Finding[] => [
  findStarter()
    ? ok('The Firestore emulator can be started.')
    : warning(MISSING_JAVA, 'npm start offers to fetch a Java runtime for this project.'),
];

function checkBrowser(): Finding[] {
  const path = findChromium();
  if (path) return [ok(`Browser for the tests: ${path}`)];
  const whatFor =
    'npm test and npm run screenshots need it, and npm run build for the CV as PDF and diagrams: on Linux x64, they fetch one.';
  return [warning(NO_CHROMIUM, whatFor)];
}

async function main(): Promise<number> {
  const { values } = readOptions({
    options: { online: { type: 'boolean' } },
  });
  const all: Finding[] = [];
  const print = (title: string, findings: Finding[]) => {
    console.log(`\n${title}`);
    for (const finding of findings) {
      // The owner may see what visitors do.
      if (all.some(({ what }) => what === finding.what)) continue;
      console.log(`  ${formatFinding(finding)}`);
      all.push(finding);
    }
  };
  const node = () => [ok(`Node ${process.versions.node}`)];
  print('This computer', await runChecks([node, checkEmulator, checkBrowser]));
  print('Settings', await checkSettings());
  print('The last update', await runChecks([() => listOpenSteps()]));

  if (values.online && loadEnv('production', '.').VITE_FIREBASE_API_KEY) {
    const project = 'The Firebase project, as its';
    const seen = await runChecks([() => checkForVisitors(here)]);
    print(`${project} visitors see it`, seen);
    if (!seen.includes(noAnswer))
      print(`${project} owner sees it`, await runChecks([() => checkForOwner(here)]));
  }

  const count = (level: Finding['level']) => all.filter((found) => found.level === level).length;
  console.log(
    `\nErrors: ${count('error')}, warnings: ${count('warning')}, hints: ${count('hint')}, OK: ${count('ok')}`,
  );
  return count('error') > 0 ? 1 : 0;
}

await runMain(main);
