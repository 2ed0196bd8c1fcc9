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

/** Deploys the rules and the site. */
export const deployment: Step = {
  name: 'Deploy the rules and the site',
  says: 'Runs npm run deploy, which checks your content, builds the site and replaces what is live.',
  costs: 'nothing',
  async isDone(setup) {
    if (!(await findLive(setup))) return undefined;
    const google = await asOwner(setup);
    const [rules] = (await checkRules(google, `${setup.apis.rules}/v1`).catch(orNothing)) ?? [];
    if (rules?.level !== 'ok') return undefined;
    return `${await findSite(setup)} is live, with the rules in ${readFirebase().firestore.rules}.`;
  },
  async do(setup) {
    const live = await findLive(setup);
    const question = `The project has a site of ${live?.releaseTime.slice(0, 10)}. Replace it and the rules of its database?`;
    if (live && !(await confirm(setup, question, false)))
      throw new Error('Nothing was deployed. Choose another project in .env, or agree.');
    if ((await setup.deploy()) !== 0) throw new Error('The deployment failed, as said above.');
  },
};
