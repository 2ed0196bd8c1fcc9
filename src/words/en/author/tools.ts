/** What an author does with a post and learns of it outside of the form. */
export const tools = {
  edit: 'Edit',
  backToDraft: 'Back to draft',
  mayWithdraw: (title: string) => `Take “${title}” offline and open it as a draft?`,
  withdrawing: 'Taking the post offline…',
  withdrawn: 'The post is offline, and is a draft now.',
  delete: 'Delete',
  mayDelete: (title: string) => `Delete “${title}”? It stays under “Deleted posts”.`,
  willBeDeleted: (title: string, seconds: number) =>
    `“${title}” will be deleted in ${seconds} seconds. Leave this page to cancel.`,
  deleting: 'Deleting…',
  deleted: 'The post was deleted.',
  undo: 'Undo',
  stillOnline: (reason: string) => `The post is still online. ${reason}`,
  readQuoted: (title: string) => `Read “${title}”`,
  publishedTitle: (title: string) => `Published: ${title}`,
  whenKnown: (minutes: number) =>
    `Link previews and search engines get this version from the site’s next build, usually within ${minutes} minutes. Share the link after that: some apps keep the first preview they get.`,
};
