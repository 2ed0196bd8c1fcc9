import { call, type Google } from './google';
import { apis } from './apis';

const MAX_LISTED = 20;

/** A release of the site; without a version, the site was switched off. */
export interface Release {
  releaseTime: string;
  releaseUser?: { email?: string };
  version?: { name: string; status: string };
}

/** The ID of a release's version. */
export const toVersionId = ({ version }: Release) => version?.name.split('/').at(-1);

interface Site {
  name: string;
  type: string;
  defaultUrl: string;
}

/** Finds a project's own site, which others may stand beside; undefined if it has none. */
export async function findSite(google: Google): Promise<Site | undefined> {
  const url = `${apis.hosting}/projects/${google.project}/sites`;
  const { sites = [] } = await call<{ sites?: Site[] }>(google, 'GET', url);
  return sites.find(({ type }) => type === 'DEFAULT_SITE');
}

/** Finds the URL of the releases of a project's own site. Throws if it has no site. */
async function findUrl(google: Google): Promise<string> {
  const site = await findSite(google);
  if (!site) throw new Error(`The project ${google.project} has no Hosting site.`);
  return `${apis.hosting}/${site.name}/releases`;
}

/** Lists the live release and those before it that can be live again, the newest first. */
export async function listReleases(google: Google): Promise<Release[]> {
  const page = `${await findUrl(google)}?pageSize=${MAX_LISTED}`;
  const { releases = [] } = await call<{ releases?: Release[] }>(google, 'GET', page);
  return releases.filter(({ version }, index) => index === 0 || version?.status === 'FINALIZED');
}

/** Finds an earlier release by its version. Throws if it can't be live again. */
export async function findRelease(google: Google, id: string): Promise<Release> {
  const [live, ...others] = await listReleases(google);
  if (live && toVersionId(live) === id) throw new Error(`${id} is live already.`);
  const chosen = others.find((release) => toVersionId(release) === id);
  if (!chosen)
    throw new Error(`${id} is none of the last releases. Run: npm run deploy -- --rollback`);
  return chosen;
}

/** Puts the version of an earlier release live. */
export async function rollBack(google: Google, { version }: Release): Promise<void> {
  const url = await findUrl(google);
  await call(google, 'POST', `${url}?versionName=${encodeURIComponent(version!.name)}`, {});
}
