/** The frame of every page, and its messages. */
export const frame = {
  skip: 'Skip to content',
  main: 'Main',
  links: { home: 'Home', cv: 'CV', contact: 'Contact', blog: 'Blog' },
  more: 'Profiles and more',
  profile: 'Profile',
  feed: 'RSS',
  external: '(external)',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  loading: 'Loading the page…',
  notLoaded: 'This page could not be loaded. Please check your connection and try again.',
  broken: 'Something went wrong on this page. Please reload it.',
  retry: 'Retry',
  stillUnreachable: 'The site still can’t be reached. Please try again later.',
  newVersion: 'A new version of this site is ready.',
  reload: 'Reload',
  reloading: 'Reloading…',
  noDatabase:
    'This site is not connected to its database yet. Its owner connects it by filling in .env, as .env.example shows.',
  checkConnection: 'Please check your connection and reload the page.',
};
