// `npm run doctor [-- --online]`: says item by item what is right, suspicious or wrong in the settings, and how to mend
// it. Exits with 1 if something is wrong.
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { checkMachine } from './doctor/checkMachine';
import { checkOnline } from './doctor/checkOnline';
import { checkProject } from './doctor/checkProject';
import { checkSettings } from './doctor/checkSettings';
import { type Finding, toText } from './doctor/finding';
import { probeEnvironment } from './emulators/environment';
import { realProject, visitor } from './owner/google';
import { runMain } from './programs/runMain';
import { findChromium } from './testing/findChromium';

function print(title: string, findings: Finding[]): Finding[] {
  console.log(`\n${title}`);
  for (const finding of findings) console.log(`  ${toText(finding)}`);
  return findings;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { online: { type: 'boolean' } } });
  const env = loadEnv('production', '.');
  const machine = checkMachine(
    process.versions.node,
    await probeEnvironment(),
    await findChromium().catch((error: Error) => error),
  );

  const all = [...print('This computer', machine), ...print('Settings', await checkSettings())];
  const apiKey = env.VITE_FIREBASE_API_KEY;
  if (values.online && apiKey) {
    all.push(
      ...print('The Firebase project, for its visitors', await checkOnline(visitor(), apiKey)),
    );
    all.push(...print('The Firebase project, for its owner', await checkProject(realProject)));
  }

  const count = (level: Finding['level']) => all.filter((one) => one.level === level).length;
  console.log(`\n${count('error')} wrong, ${count('warning')} suspicious, ${count('ok')} right`);
  return count('error') > 0 ? 1 : 0;
}

await runMain(main);
