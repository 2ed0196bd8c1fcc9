// Builds the sites under test and serves them by the Hosting emulator, with the headers of firebase.json.
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import firebase from '../../../firebase.json' with { type: 'json' };
import { firebaseCli } from '../../../scripts/emulators/startEmulators';
import { project } from './emulators';
import { hosting, sites } from './sites';

// In this process group, which Playwright kills at the end. The emulator logs every request: with the default limit of
// 1 MiB Node would end it in the middle of a long run.
const runNode = (args: string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, args, {
    env: { ...process.env, ...env },
    maxBuffer: Infinity,
  });

async function buildAll() {
  for (const { outDir, mode, env } of Object.values(sites)) {
    const args = ['--import', 'tsx', 'scripts/build.ts', '--mode', mode, '--outDir', outDir];
    await runNode(args, env);
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
  return runNode([...args, '--config', config], env);
}

for (const { outDir } of Object.values(sites)) rmSync(outDir, { recursive: true, force: true });
// At the same time: the emulator takes as long to start as the builds.
await Promise.all([buildAll(), serve()]);
