import { call, type Google } from './google';

const HOSTING_API = 'https://firebasehosting.googleapis.com/v1beta1';
const MAX_LISTED = 20;

/** A release of the site; without a version, the site was switched off. */
export interface Release {
  releaseTime: string;
  releaseUser?: { email?: string };
  version?: { name: string; status: string };
}

/** The ID of a release's version. */
export const toVersionId = ({ version }: Release) => version?.name.split('/').at(-1);

/** Finds the URL of the releases of a project's own site. Throws if it has no site. */
async function findUrl(google: Google, api: string): Promise<string> {
  interface Answer {
    sites?: { name: string; type: string }[];
  }
  const url = `${api}/projects/${google.project}/sites`;
  const { sites = [] } = await call<Answer>(google, 'GET', url);
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE');
  if (!site) throw new Error(`The project ${google.project} has no Hosting site.`);
  return `${api}/${site.name}/releases`;
}

/** Reads the live release and those before it that can be live again, the newest first. */
async function readReleases(google: Google, url: string): Promise<Release[]> {
  const page = `${url}?pageSize=${MAX_LISTED}`;
  const { releases = [] } = await call<{ releases?: Release[] }>(google, 'GET', page);
  return releases.filter(({ version }, index) => index === 0 || version?.status === 'FINALIZED');
}

/** Lists the live release and those before it that can be live again, the newest first. */
export const listReleases = async (google: Google, api = HOSTING_API): Promise<Release[]> =>
  readReleases(google, await findUrl(google, api));

/** Puts an earlier version of the site live, and returns its release. Throws if it can't be chosen. */
export async function rollBack(google: Google, id: string, api = HOSTING_API): Promise<Release> {
  const url = await findUrl(google, api);
  const [live, ...others] = await readReleases(google, url);
  if (live && toVersionId(live) === id) throw new Error(`${id} is live already.`);
  const chosen = others.find((release) => toVersionId(release) === id);
  if (!chosen) throw new Error(`${id} is none of the last releases. Run: npm run rollback`);
  const version = encodeURIComponent(chosen.version!.name);
  await call(google, 'POST', `${url}?versionName=${version}`, {});
  return chosen;
}
