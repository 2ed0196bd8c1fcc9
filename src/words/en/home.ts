export const home = {
  title: 'About Me',
  readCv: 'Read my CV',
  readBlog: 'Read the blog',
  write: 'Write to me',
  /** Before the name of a project. */
  building: 'Building ',
  now: (job: string) => `Now: ${job}`,
  available: (when: string) => `available from: ${when}`,
  seeking: (what: string) => `seeking: ${what}`,
  portraitOf: (name: string) => `Portrait of ${name}`,
  lately: 'Lately',
};
