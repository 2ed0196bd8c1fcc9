/** How often the workflow Refresh looks for new posts and edits: the interval in .github/workflows/refresh.yml. */
export const REFRESH_MINUTES = 5;

/** How long it usually takes until the deployed files have a change: a build and a deployment take about 5 minutes. */
export const BUILT_AFTER_MINUTES = REFRESH_MINUTES + 5;

/** Says to an author when others than visitors of the site will have the post. */
export const WHEN_KNOWN = `Link previews and search engines get this version from the site’s next build, usually within ${BUILT_AFTER_MINUTES} minutes. Share the link after that: some apps keep the first preview they get.`;
