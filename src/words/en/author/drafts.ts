/** Drafts. */
export const drafts = {
  title: 'Drafts',
  loading: 'Loading the drafts of your other devices…',
  offline:
    'The drafts of your other devices can’t be loaded now. They appear here when the connection is back.',
  more: (count: number) =>
    `Only the ${count} drafts saved last in the cloud are listed. Older ones appear here when some of these are published, or a day after they are discarded.`,
  clashedWith: (device: string) => `Also changed on ${device}. That version is a draft of its own.`,
  undecided: (device: string) =>
    `Also changed on ${device}. Continue, and choose for each difference.`,
  clashed: (device: string) =>
    `This draft was also changed on another device (${device}). That version is a draft of its own, which you find under “Write a post”.`,
  changedOn: (device: string) =>
    `The draft was changed on another device (${device}), and is now the same here.`,
  changedToo: (device: string) =>
    `This draft was also changed on another device (${device}). Choose for each difference.`,
  takenOver: (device: string, fields: string) =>
    `This draft was also changed on another device (${device}). What changed only there is in your text now: ${fields}. Undo takes it out again.`,
  decideFirst:
    'This draft was also changed on another device. Choose first for each difference, at the top of the page.',
  endedElsewhere:
    'This draft was published or discarded on another device, or by an earlier Submit. Your words are still here: Submit publishes them as a post of their own.',
  continue: 'Continue',
  continueTitle: (title: string) => `Continue “${title}”`,
  discard: 'Discard',
  discardTitle: (title: string) => `Discard “${title}”`,
  discardedOn: (day: string) => `Discarded on ${day}:`,
  unpublished: (day: string) => `Unpublished changes of ${day}`,
  compare: 'Compare',
  comparing: 'What is published now, beside your words:',
  discarded: (title: string) => `“${title}” was discarded. It can be put back for a day.`,
  putBack: 'Put back',
  putBackTitle: (title: string) => `Put back “${title}”, which was discarded`,
  wasPutBack: (title: string) => `“${title}” was put back.`,
  newPost: 'Begin a new post',
  openElsewhere:
    'This draft is open in another tab or window. Continue there, or take over the last saved version here.',
  unsavedElsewhere:
    'Another tab or window has changes to this draft that the browser could not save. Please continue there.',
  continueHere: 'Continue here',
  browser: 'A browser',
  onSystem: (browser: string, system: string) => `${browser} on ${system}`,
  kept: 'Your words are kept in this browser.',
  notFound: 'This post was deleted or never existed.',
  /** The first link leads to the deleted posts, the second to the blog. */
  goOn: '_Deleted posts_ can be restored. _Read the blog_',
};
