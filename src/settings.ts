/** The value of an environment variable; undefined if it is empty or a placeholder such as `{key}`. */
export const filledIn = (value: string | undefined): string | undefined =>
  value && !value.startsWith('{') ? value : undefined;

/** The form of the address of a site: of a host or a folder there, but not of a page. */
export const SITE_URL = /^https?:\/\/[^\s/?#\\]+(?:\/[^\s/?#\\]+(?<!\.html?))*\/?$/;

/** Checks the value of VITE_SITE_URL; undefined if it is not filled in. Throws if it is not the full URL of a site: of a host, or of a folder there. */
export function siteUrl(value: string | undefined): string | undefined {
  const url = filledIn(value);
  if (url && !SITE_URL.test(url))
    throw new Error(
      'VITE_SITE_URL must be the full URL of a site, such as https://example.com or https://name.github.io/portfolio/. To see where it is set, run: npm run doctor',
    );
  return url;
}

/** The path at which a site begins on its host, between slashes. */
export function sitePath(value: string | undefined): string {
  const url = siteUrl(value);
  return url ? new URL(url).pathname.replace(/\/?$/, '/') : '/';
}

/**
 * The origins, such as https://stats.example.com, that pages may use besides the site itself and Firebase: where scripts may
 * come from, where these may send data and load images from, what frames may show, and where forms may lead.
 */
export const otherSites: Record<'scripts' | 'data' | 'frames' | 'forms', `https://${string}`[]> = {
  scripts: [],
  data: [],
  frames: [],
  forms: [],
};

/** How often the workflow Refresh looks for new posts and edits, in minutes: the interval in .github/workflows/refresh.yml. */
export const REFRESH_MINUTES = 5;

/** How many minutes it usually takes until the deployed files have a change: a build and a deployment take about 5. */
export const minutesUntilBuilt = () => REFRESH_MINUTES + 5;

/** Whether authors can schedule posts, which are published at a time that they choose: see docs/running.md. */
export const hasScheduledPosts: boolean = false;
