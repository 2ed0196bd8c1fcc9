// `npm run doctor [-- --online]`: checks the settings and says how to correct them. Exits with 1 after an error.
import { loadEnv } from 'vite';
import { filledIn } from '../src/settings';
import { checkForOwner, checkForVisitors, noAnswer } from './doctor/checkOnline';
import { checkSettings } from './doctor/checkSettings';
import { listOpenSteps } from './doctor/listOpenSteps';
import { type Finding, ok, runChecks, formatFinding, warning } from './doctor/finding';
import { findStarter, MISSING_JAVA } from './emulators/prepareFirestore';
import { realProject, visitor } from './owner/google';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';
import { findChromium, NO_CHROMIUM } from './browser/findChromium';

const checkEmulator = (): Finding[] => [
  findStarter()
    ? ok('The Firestore emulator can be started.')
    : warning(MISSING_JAVA, 'npm start offers to fetch a Java runtime for this project.'),
];

function checkBrowser(): Finding[] {
  const path = findChromium();
  if (path) return [ok(`Browser for the tests: ${path}`)];
  const whatFor =
    'npm test and npm run screenshots need it, and npm run build for the CV as PDF: on Linux x64, they fetch one.';
  return [warning(NO_CHROMIUM, whatFor)];
}

async function main(): Promise<number> {
  const { values } = readOptions({
    options: { online: { type: 'boolean' } },
  });
  const all: Finding[] = [];
  const print = (title: string, findings: Finding[]) => {
    console.log(`\n${title}`);
    for (const finding of findings) console.log(`  ${formatFinding(finding)}`);
    all.push(...findings);
  };
  const node = () => [ok(`Node ${process.versions.node}`)];
  print('This computer', await runChecks([node, checkEmulator, checkBrowser]));
  print('Settings', await checkSettings());
  print('The last update', await runChecks([() => listOpenSteps()]));

  const env = loadEnv('production', '.');
  const apiKey = env.VITE_FIREBASE_API_KEY;
  if (values.online && apiKey) {
    const project = 'The Firebase project, as its';
    const seen = await runChecks([
      () => {
        const google = visitor();
        const site = filledIn(env.VITE_SITE_URL) ?? `https://${google.project}.web.app`;
        const appId = filledIn(env.VITE_FIREBASE_APP_ID) ?? '-';
        return checkForVisitors(google, { apiKey, appId, site });
      },
    ]);
    print(`${project} visitors see it`, seen);
    if (!seen.includes(noAnswer))
      print(`${project} owner sees it`, await runChecks([() => checkForOwner(realProject)]));
  }

  const count = (level: Finding['level']) => all.filter((one) => one.level === level).length;
  console.log(
    `\nErrors: ${count('error')}, warnings: ${count('warning')}, hints: ${count('hint')}, OK: ${count('ok')}`,
  );
  return count('error') > 0 ? 1 : 0;
}

await runMain(main);
