import { call } from '../../owner/google';
import { asOwner } from '../apis';
import { orNothing } from '../operations';
import { readProject } from '../settings';
import type { Setup, Step } from '../step';

async function hasBilling(setup: Setup): Promise<{ billingEnabled?: boolean }> {
  const google = await asOwner(setup);
  return call(google, 'GET', `${setup.apis.billing}/v1/projects/${google.project}/billingInfo`);
}

const FREE = 'No billing account is linked, so that nothing can be billed.';

/** Has the owner decide about the plan, if a billing account is linked to the project. */
export const plan: Step = {
  name: 'Stay on the free plan',
  says: 'The site needs no billing account. If one is linked to the project, opens the page on which you can end that.',
  costs:
    'nothing. With a billing account, strangers can cause costs: see “What abuse costs” in docs/costs.md',
  async isDone(setup) {
    const info = await hasBilling(setup).catch(orNothing);
    return info && !info.billingEnabled ? FREE : undefined;
  },
  async do(setup) {
    if (!(await hasBilling(setup)).billingEnabled) return FREE;
    const project = readProject(setup);
    await setup.open(`https://console.firebase.google.com/project/${project}/usage/details`);
    await setup.ask('A billing account is linked. End that there, or keep it, and press Enter. ');
    return (await hasBilling(setup)).billingEnabled ? 'The billing account stays linked.' : FREE;
  },
};
