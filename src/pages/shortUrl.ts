/** The address of a page as a reader would type it. */
export const shortUrl = (url: string) =>
  url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
