/** Shortens a URL to what a reader would type. */
export const shortenUrl = (url: string) =>
  url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
