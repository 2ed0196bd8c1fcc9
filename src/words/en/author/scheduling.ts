/** Posts that are published later. */
export const scheduling = {
  title: 'Scheduled',
  publishLater: 'Publish later',
  hint: (zone: string) => `While this is empty, Submit publishes at once. Time zone: ${zone}.`,
  willBe: (time: string) => `The post will be published on ${time}.`,
  isCleared: 'Submit publishes the post at once.',
  passed:
    'The chosen time has passed. Choose a later one, or clear “Publish later” to publish at once.',
  refused:
    'By the clock of the database, the chosen time has passed. Check the clock of this device, or choose a later time.',
  isPublished: 'It has been published before. Clear “Publish later” to publish your version now.',
  /** Beside “Details”. */
  isScheduled: (time: string) => `scheduled for ${time}`,
  /** In the line before Submit. */
  later: (time: string) => `published later: ${time}`,
  atOnce: 'published at once',
  keepsAddress: 'A scheduled post keeps its address. “Back to draft” lets you change it.',
  sending: 'Scheduling…',
  slow: 'This is taking longer than usual. Please keep this tab open until your post is scheduled.',
  waiting:
    'You are offline. The post will be scheduled when there is a connection again, while this tab stays open.',
  done: (title: string, time: string) => `“${title}” is scheduled for ${time}.`,
  editTitle: (title: string) => `Edit “${title}”`,
  stays: (reason: string) => `The post could not be made a draft again. ${reason}`,
  isOther: 'It was changed on another device, or has been published. Reload the page to see it.',
  overwrite: 'Replace what is scheduled now with yours?',
  comparing: 'What is scheduled now, beside your words:',
};
