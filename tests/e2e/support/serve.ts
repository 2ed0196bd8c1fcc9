// Builds the sites under test and serves them by the Hosting emulator, with the headers of firebase.json.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import firebase from '../../../firebase.json' with { type: 'json' };
import { firebaseCli } from '../../../scripts/emulators/startEmulators';
import { project } from './emulators';
import { hosting, sites } from './sites';

const node = (args: string[], env: NodeJS.ProcessEnv = {}) => {
  const { status } = spawnSync('node', args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
};

for (const { outDir, mode, env } of Object.values(sites)) {
  rmSync(outDir, { recursive: true, force: true });
  node(['--import', 'tsx', 'scripts/build.ts', '--mode', mode, '--outDir', outDir], env);
}

// Beside the sites: paths in it are relative to it.
const config = 'dist-hosting.json';
writeFileSync(
  config,
  JSON.stringify({
    hosting: Object.entries(sites).map(([site, { outDir }]) => {
      return { ...firebase.hosting, site, public: outDir };
    }),
    emulators: { hosting, ui: { enabled: false } },
  }),
);
const { args, env } = firebaseCli(['hosting'], project);
node([...args, '--config', config], env);
