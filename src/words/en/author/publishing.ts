import { plural } from '../site';

/** Publishing a post. */
export const publishing = {
  sending: 'Sending…',
  slow: 'This is taking longer than usual. Please keep this tab open until it is done.',
  waiting:
    'You are offline. The post will be sent when there is a connection again, while this tab stays open.',
  uploading: (count: number) =>
    plural(count, { one: 'Uploading 1 picture…', other: `Uploading ${count} pictures…` }),
  noDraft: 'This browser can’t save a draft. Your text will be lost if you close this tab.',
  onlyCloud: 'This browser can’t save a draft, but the cloud has your text for all your devices.',
  saved: (time: string) => `Draft saved at ${time}.`,
  savedHere: (time: string) =>
    `Draft saved at ${time} in this browser, and not yet for your other devices.`,
  tooLargeToCopy: (time: string) =>
    `Draft saved at ${time} in this browser. It is too large for the cloud, and stays here: your other devices don’t get it.`,
  adminsOnly: (email: string) =>
    `Only ADMINS may submit blog posts. Please contact the owner${email && ` (${email})`} if you should have this privilege. Do you want to be redirected to the home page?`,
  empty: 'This post is empty. Publish it anyway?',
  untitled: 'This post has no title. Publish it as “Untitled”?',
  overwrite:
    'Replace what is published now with yours? The replaced version stays under “Versions”.',
  publishDeleted: 'This post was deleted. Publish your version again?',
  failed: (reason: string) => `The post was not published. ${reason} Your text is still here.`,
  rejected:
    'The database rejected it. It is probably too large: a post can have about one million characters (1 MiB). Please shorten it or split it in two.',
  tooManyParts: (sections: string, paragraphs: string) =>
    `A post can have up to ${sections} sections and ${paragraphs} paragraphs. Please join some of them, or split the post in two.`,
  dailyLimit: 'The daily write limit has been reached. Please try again tomorrow.',
  firstTooLate:
    'Its first publication is later than its own date. Please correct the day under “Details”.',
  signedOut: 'You are signed out. Please sign in again, and submit again.',
  pictureRefused:
    'The database refused a picture. Only administrators can add pictures. If you are one, the rules of the database may be older than the site: its owner runs npm run deploy.',
  changedElsewhere: 'Someone changed the post after you began. Choose for each difference.',
  takenOver: (fields: string) =>
    `Someone changed the post after you began. What only they changed is in your text now: ${fields}. Check it, then submit; Undo takes it out again.`,
  publishedMeanwhile:
    'This post has been published since, perhaps by an earlier Submit. Choose for each difference.',
  deletedElsewhere:
    'This post was deleted elsewhere. Your text is still here, and Submit publishes it again.',
  /** The first two parts between _ and _ are code, the third is a link to the console. */
  notAdmin:
    'You can write here, but only administrators can publish. If this is your site, make yourself one: run _npm run grant-admin_ with your e-mail, or set the field _admin_ in the _Firebase console_.',
  userId: 'Your user ID:',
  copyUserId: 'Copy user ID',
  userIdCopied: 'User ID copied',
};
