/** Not found, and pages that can't be reached. */
export const missing = {
  notFound: 'Not found',
  nothingHere: 'There is nothing at this address. It may have moved, or never existed.',
  needsScripts:
    'A post from the last few minutes needs JavaScript. Please switch it on and reload.',
  noConnection: 'No connection',
  unreachable:
    'The site can’t be reached, and this page is not saved on this device. Please check your connection.',
  /** One sentence: the first part leads to the home page, the third to the blog. */
  goOn: ['Go to the home page', ' or ', 'read the blog', '.'],
};
