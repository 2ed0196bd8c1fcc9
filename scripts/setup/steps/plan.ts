import { ok } from '../../doctor/finding';
import { apis } from '../../owner/apis';
import { call, type Owner, realProject } from '../../owner/google';
import { orNothing } from '../operations';
import { readProject } from '../settings';
import type { Step } from '../step';

const FREE = 'No billing account is linked, so that nothing can be billed.';

async function hasBilling(owner: Owner): Promise<boolean> {
  const google = await realProject(owner);
  const url = `${apis.billing}/projects/${google.project}/billingInfo`;
  const { billingEnabled } = await call<{ billingEnabled?: boolean }>(google, 'GET', url);
  return billingEnabled ?? false;
}

/** Has the owner decide about the plan, if a billing account is linked to the project. */
export const plan: Step = {
  name: 'Stay on the free plan',
  says: 'The site needs no billing account. If one is linked to the project, opens the page on which you can end that.',
  costs:
    'nothing. With a billing account, strangers can cause costs: see “What abuse costs” in docs/costs.md',
  async check(owner) {
    const isBilled = await hasBilling(owner).catch(orNothing);
    return isBilled === false ? [ok(FREE)] : [];
  },
  async run(setup) {
    if (!(await hasBilling(setup))) return FREE;
    const project = readProject(setup);
    await setup.open(`https://console.firebase.google.com/project/${project}/usage/details`);
    await setup.ask('A billing account is linked. End that there, or keep it, and press Enter. ');
    return (await hasBilling(setup)) ? 'The billing account stays linked.' : FREE;
  },
};
