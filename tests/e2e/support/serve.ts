// Builds the sites under test and serves them by the Hosting emulator, with the headers of firebase.json.
import { rmSync, writeFileSync } from 'node:fs';
import firebase from '../../../firebase.json' with { type: 'json' };
import { firebaseCli } from '../../../scripts/emulators/startEmulators';
import { runProgram } from '../../../scripts/programs/program';
import { runMain } from '../../../scripts/programs/runMain';
import { project } from './emulators';
import { hosting, sites } from './sites';

async function buildAll() {
  for (const { outDir, mode, env } of Object.values(sites)) {
    const args = ['--import', 'tsx', 'scripts/build.ts', '--mode', mode, '--outDir', outDir];
    await runProgram('The build', process.execPath, args, env);
  }
}

function serve() {
  // Beside the sites, as its paths are relative to it.
  const config = 'dist-hosting.json';
  const served = Object.entries(sites).map(([site, { outDir }]) => {
    return { ...firebase.hosting, site, public: outDir };
  });
  const emulators = { hosting, ui: { enabled: false } };
  writeFileSync(config, JSON.stringify({ hosting: served, emulators }));
  const { args, env } = firebaseCli(['hosting'], project);
  return runProgram('The Hosting emulator', process.execPath, [...args, '--config', config], env);
}

await runMain(async () => {
  for (const { outDir } of Object.values(sites)) rmSync(outDir, { recursive: true, force: true });
  // At the same time: the emulator takes as long to start as the builds.
  await Promise.all([buildAll(), serve()]);
  return 0;
});
