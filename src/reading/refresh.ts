/** How often the workflow Refresh looks for new posts and edits: the interval in .github/workflows/refresh.yml. */
export const REFRESH_MINUTES = 5;

/** How long it usually takes until the deployed files have a change: a build and a deployment take about 5 minutes. */
export const BUILT_AFTER_MINUTES = REFRESH_MINUTES + 5;
