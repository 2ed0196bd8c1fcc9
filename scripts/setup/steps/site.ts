import { ok } from '../../doctor/finding';
import { apis } from '../../owner/apis';
import { call, type Owner, realProject, Refusal } from '../../owner/google';
import { findSite } from '../../owner/releases';
import { orNothing } from '../operations';
import type { Step } from '../step';

/** Finds the address at which Firebase Hosting shows the project's site; undefined if it has none. */
export const findUrl = async (owner: Owner): Promise<string | undefined> =>
  (await findSite(await realProject(owner)).catch(orNothing))?.defaultUrl;

/** Creates the site of the project, under another name if somebody has the project's. */
export const site: Step = {
  name: 'Create the site of Firebase Hosting',
  says: 'Reserves the address ID.web.app. Many projects have it from the beginning.',
  costs: 'nothing: 10 GB of storage, and 10 GB of traffic a month, are free',
  async check(owner) {
    const url = await findUrl(owner);
    return url ? [ok(`The site’s address is ${url}`)] : [];
  },
  async run(setup) {
    const google = await realProject(setup);
    let id = google.project;
    while (!(await findUrl(setup))) {
      try {
        const url = `${apis.hosting}/projects/${google.project}/sites?siteId=${encodeURIComponent(id)}`;
        await call(google, 'POST', url, {});
        return;
      } catch (cause) {
        if (!(cause instanceof Refusal && [400, 409].includes(cause.status))) throw cause;
        // It suggests a free one.
        setup.say(cause.message);
        id = await setup.ask('Another name for the address NAME.web.app: ');
      }
    }
  },
};
