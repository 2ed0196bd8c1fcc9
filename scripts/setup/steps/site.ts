import { call, Refusal } from '../../owner/google';
import { asOwner } from '../apis';
import { orNothing } from '../operations';
import { readProject } from '../settings';
import type { Setup, Step } from '../step';

interface Site {
  name: string;
  type: string;
  defaultUrl: string;
}

const toUrl = ({ apis }: Setup, project: string) =>
  `${apis.hosting}/v1beta1/projects/${project}/sites`;

/** Finds the address at which Firebase Hosting shows the project's site; undefined if it has none. */
export async function findSite(setup: Setup): Promise<string | undefined> {
  const google = await asOwner(setup);
  const url = toUrl(setup, google.project);
  const answer = await call<{ sites?: Site[] }>(google, 'GET', url).catch(orNothing);
  return answer?.sites?.find(({ type }) => type === 'DEFAULT_SITE')?.defaultUrl;
}

/** Creates the site of the project, under another name if somebody has the project's. */
export const site: Step = {
  name: 'Create the site of Firebase Hosting',
  says: 'Reserves the address ID.web.app. Many projects have it from the beginning.',
  costs: 'nothing: 10 GB of storage, and 10 GB of traffic a month, are free',
  async isDone(setup) {
    const url = await findSite(setup);
    return url && `The site’s address is ${url}`;
  },
  async do(setup) {
    const google = await asOwner(setup);
    let id = readProject(setup);
    while (!(await findSite(setup))) {
      try {
        const url = `${toUrl(setup, google.project)}?siteId=${encodeURIComponent(id)}`;
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
