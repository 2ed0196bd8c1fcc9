// `npm run doctor [-- --online]`: checks the settings and says how to correct them. Exits with 1 after an error.
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { checkForOwner, checkForVisitors } from './doctor/checkOnline';
import { checkSettings } from './doctor/checkSettings';
import { type Finding, ok, toText, warning } from './doctor/finding';
import { chooseFirestore } from './emulators/chooseFirestore';
import { probeEnvironment } from './emulators/environment';
import { realProject, visitor } from './owner/google';
import { errorMessage, runMain } from './programs/runMain';
import { findChromium } from './testing/findChromium';

function checkEmulator(): Finding {
  try {
    chooseFirestore(probeEnvironment());
    return ok('The Firestore emulator can be started.');
  } catch (cause) {
    const [what = '', ...how] = errorMessage(cause).split('\n');
    return warning(what, how.join(' ').trim());
  }
}

const checkBrowser = (): Promise<Finding> =>
  findChromium().then(
    (path) => ok(`Browser for the tests: ${path}`),
    (cause) => warning(errorMessage(cause), 'Only npm test and npm run screenshots need it.'),
  );

function print(title: string, findings: Finding[]): Finding[] {
  console.log(`\n${title}`);
  for (const finding of findings) console.log(`  ${toText(finding)}`);
  return findings;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { online: { type: 'boolean' } } });
  const machine = [ok(`Node ${process.versions.node}`), checkEmulator(), await checkBrowser()];
  const all = [...print('This computer', machine), ...print('Settings', await checkSettings())];

  const apiKey = loadEnv('production', '.').VITE_FIREBASE_API_KEY;
  if (values.online && apiKey) {
    const forVisitors = await checkForVisitors(visitor(), apiKey);
    all.push(...print('The Firebase project, as its visitors see it', forVisitors));
    all.push(
      ...print('The Firebase project, as its owner sees it', await checkForOwner(realProject)),
    );
  }

  const count = (level: Finding['level']) => all.filter((one) => one.level === level).length;
  const errors = count('error') === 1 ? '1 error' : `${count('error')} errors`;
  const warnings = count('warning') === 1 ? '1 warning' : `${count('warning')} warnings`;
  console.log(`\n${errors}, ${warnings}, ${count('ok')} OK`);
  return count('error') > 0 ? 1 : 0;
}

await runMain(main);
