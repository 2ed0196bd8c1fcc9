import { checkRules } from '../../doctor/checkOnline';
import { listReleases } from '../../owner/releases';
import { readFirebase } from '../../programs/firebaseJson';
import { asOwner } from '../apis';
import { orNothing } from '../operations';
import { confirm, type Setup, type Step } from '../step';
import { findSite } from './site';

/** Finds the live release. */
async function findLive(setup: Setup) {
  const google = await asOwner(setup);
  const releases = await listReleases(google, `${setup.apis.hosting}/v1beta1`).catch(orNothing);
  const [live] = releases ?? [];
  return live?.version && live;
}

/** Compares the deployed rules with those of this project; undefined if there are none. */
async function findRules(setup: Setup) {
  const google = await asOwner(setup);
  const [rules] = (await checkRules(google, `${setup.apis.rules}/v1`).catch(orNothing)) ?? [];
  return rules?.level;
}

/** Has the owner agree to replace what is not known to be this site. A new database may have rules that let nobody in. */
async function agree(setup: Setup): Promise<boolean> {
  const live = await findLive(setup);
  const former = [
    ...(live ? [`a site of ${live.releaseTime.slice(0, 10)}`] : []),
    ...((await findRules(setup)) === 'error' ? ['other rules for its database'] : []),
  ].join(', and ');
  return former === '' || confirm(setup, `The project has ${former}. Replace that?`, !live);
}

/** Deploys the rules and the site. */
export const deployment: Step = {
  name: 'Deploy the rules and the site',
  says: 'Runs npm run deploy, which checks your content, builds the site and replaces what is live.',
  costs: 'nothing',
  async isDone(setup) {
    if (!(await findLive(setup)) || (await findRules(setup)) !== 'ok') return undefined;
    return `${await findSite(setup)} is live, with the rules in ${readFirebase().firestore.rules}.`;
  },
  async do(setup) {
    if (!(await agree(setup)))
      throw new Error('Nothing was deployed. For another project, change .env.');
    if ((await setup.deploy()) !== 0) throw new Error('The deployment failed, as said above.');
  },
};
