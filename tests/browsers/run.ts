// `npm run test:browsers -- [--require firefox,webkit] […]`: a journey in Firefox and WebKit, where they are found, with options of `vitest run`.
import { doc, setDoc } from 'firebase/firestore/lite';
import { adminFirestore } from '../../scripts/emulators/adminFirestore';
import { seedFirestore } from '../../scripts/emulators/seed';
import { findProgram } from '../../scripts/emulators/environment';
import { findTool } from '../../scripts/programs/findTool';
import { runInTerminal } from '../../scripts/programs/program';
import { runMain } from '../../scripts/programs/runMain';
import { step } from '../../scripts/programs/step';
import { buildSite } from '../../scripts/testing/buildSite';
import { startSamples } from '../../scripts/testing/startSamples';
import { buildSiteOf } from '../e2e/support/sites/buildSiteOf';
import { editionPosts } from '../e2e/support/sites/editionPosts';
import { scheduledPosts } from '../e2e/support/sites/scheduledPosts';
import { below, editions, projects, scheduling } from '../e2e/support/sites/sites';
import { numberedPosts } from '../fixtures/posts';

const project = 'demo-portfolio';
const outDir = 'dist-browsers';

const args = process.argv.slice(2);
const at = args.indexOf('--require');
const required = at < 0 ? [] : args.splice(at, 2)[1]!.split(',');

async function main(): Promise<number> {
  const browsers: Record<string, string | undefined> = {
    firefox: findProgram('firefox-esr') ?? findProgram('firefox'),
    webkit: findProgram('xvfb-run') && findProgram('WebKitWebDriver'),
  };
  const lacking = required.filter((name) => !browsers[name]);
  if (lacking.length > 0) throw new Error(`Not found: ${lacking.join(', ')}.`);

  const host = await startSamples(project);
  // More than the list shows at first.
  await seedFirestore({ host, project }, numberedPosts(45), []);
  await step('Build', () => buildSite(host, project, outDir));
  await step('Build under a path', () => buildSite(host, project, below.outDir, [], below.env));
  const db = adminFirestore(host, scheduling.env.VITE_FIREBASE_PROJECT_ID);
  for (const [path, data] of Object.entries(scheduledPosts)) await setDoc(doc(db, path), data);
  await step('Build with scheduled posts', () => buildSiteOf(scheduling, host));
  await step('Build with projects', () => buildSiteOf(projects, host));
  const ownProject = editions.env.VITE_FIREBASE_PROJECT_ID;
  await seedFirestore({ host, project: ownProject }, editionPosts, []);
  await step('Build in several languages', () => buildSiteOf(editions, host));
  // One file at a time: WebKit's driver has one port, and posts of another file would move lists.
  const options = ['run', '--project', 'browsers', '--no-file-parallelism', ...args];
  const code = await runInTerminal(process.execPath, [findTool('vitest'), ...options], {
    BROWSERS: JSON.stringify(browsers),
  });
  for (const name in browsers)
    if (!browsers[name]) console.log(`${name} was not found, so nothing was tested in it.`);
  return code;
}

await runMain(main);
