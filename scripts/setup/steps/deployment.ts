import { readFile } from 'node:fs/promises';
import { error, type Finding, hint, ok, open } from '../../doctor/finding';
import { apis } from '../../owner/apis';
import { call, type Owner, realProject } from '../../owner/google';
import { listReleases } from '../../owner/releases';
import { readFirebase } from '../../programs/firebaseJson';
import { orNothing } from '../operations';
import { confirm, type Setup, type Step } from '../step';
import { findUrl } from './site';

const HOW = 'Run: npm run deploy';

/** Finds the live release. */
async function findLive(owner: Owner) {
  if (!(await findUrl(owner))) return undefined;
  const [live] = await listReleases(await realProject(owner));
  return live?.version && live;
}

interface Ruleset {
  source: { files: { content: string }[] };
}

/** Reads the deployed rules; undefined if there are none. */
async function readRules(owner: Owner): Promise<string | undefined> {
  const google = await realProject(owner);
  const url = `${apis.rules}/projects/${google.project}/releases/cloud.firestore`;
  const release = await call<{ rulesetName: string }>(google, 'GET', url).catch(orNothing);
  if (!release) return undefined;
  const ruleset = `${apis.rules}/${release.rulesetName}`;
  const { source } = await call<Ruleset>(google, 'GET', ruleset);
  return source.files.map(({ content }) => content).join('\n');
}

/** Compares the deployed rules with those of this folder. */
async function compareRules(owner: Owner): Promise<'none' | 'same' | 'other'> {
  const deployed = await readRules(owner);
  if (deployed === undefined) return 'none';
  // Git and editors may change line endings.
  const normalize = (text: string) => text.trimEnd().replaceAll('\r\n', '\n');
  const own = await readFile(readFirebase().firestore.rules, 'utf8');
  return normalize(deployed) === normalize(own) ? 'same' : 'other';
}

async function checkRules(owner: Owner): Promise<Finding> {
  const { rules: file } = readFirebase().firestore;
  const findings = {
    none: open(error('The database has no rules, so nobody can read it.', HOW)),
    same: ok(`The deployed rules are those in ${file}.`),
    other: open(error(`The deployed rules differ from ${file}.`, HOW)),
  };
  return findings[await compareRules(owner)];
}

/** Has the owner agree to replace what is not known to be this site. A new database may have rules that let nobody in. */
async function agree(setup: Setup): Promise<boolean> {
  const live = await findLive(setup);
  const former = [
    ...(live ? [`a site of ${live.releaseTime.slice(0, 10)}`] : []),
    ...((await compareRules(setup)) === 'other' ? ['other rules for its database'] : []),
  ].join(', and ');
  return former === '' || confirm(setup, `The project has ${former}. Replace that?`, !live);
}

/** Deploys the rules and the site. */
export const deployment: Step = {
  name: 'Deploy the rules and the site',
  says: 'Runs npm run deploy, which checks your content, builds the site and replaces what is live.',
  costs: 'nothing',
  async check(owner) {
    const live = await findLive(owner);
    const nothing =
      'Nothing is live at Firebase Hosting, which is right for a site on another host.';
    return [
      await checkRules(owner),
      live ? ok(`The live site is of ${live.releaseTime.slice(0, 10)}.`) : open(hint(nothing, HOW)),
    ];
  },
  async run(setup) {
    if (!(await agree(setup)))
      throw new Error('Nothing was deployed. For another project, change .env.');
    if ((await setup.deploy()) !== 0) throw new Error('The deployment failed, as said above.');
  },
};
