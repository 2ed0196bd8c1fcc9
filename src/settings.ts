/** The value of an environment variable; undefined if it is empty or a placeholder such as `{key}`. */
export const filledIn = (value: string | undefined): string | undefined =>
  value && !value.startsWith('{') ? value : undefined;

/** Checks the value of VITE_SITE_URL; undefined if it is not filled in. Throws if it is not a full URL, or has a path: pages link from the root of their site. */
export function siteUrl(value: string | undefined): string | undefined {
  const url = filledIn(value);
  if (url && !/^https?:\/\/[^\s/?#]+\/?$/.test(url))
    throw new Error(
      'VITE_SITE_URL must be a full URL without a path, such as https://example.com. To see where it is set, run: npm run doctor',
    );
  return url;
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
