/** Posts that are published later. */
export const scheduling = {
  title: 'Scheduled',
  publishLater: 'Publish later',
  hint: (zone: string) => `While this is empty, Submit publishes at once. Time zone: ${zone}.`,
  willBe: (time: string) => `The post will be published on ${time}.`,
  passed:
    'The chosen time has passed. Check the clock of this device, choose a later time, or clear “Publish later” to publish at once.',
  isPublished: 'It has been published before. Clear “Publish later” to publish your version now.',
  /** In the line before Submit, and beside “Details”. */
  later: (time: string) => `published later: ${time}`,
  atOnce: 'published at once',
  overwrite: 'Replace what is scheduled now with yours?',
};
