/** How often the workflow Refresh looks for new posts and edits: the interval in .github/workflows/refresh.yml. */
export const REFRESH_MINUTES = 15;

/** Says to an author when others than visitors of the site will have the post. */
export const WHEN_KNOWN = `Link previews and search engines follow within about ${REFRESH_MINUTES} minutes.`;
