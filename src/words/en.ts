// The site's words. A component imports a part of them, such as `#words/reading`; a browser loads the parts that its page uses.
// To add a language, copy this file: see docs/extending.md.
import { pluralIn } from '../plural.ts';

const plural = /* @__PURE__ */ pluralIn('en');

export const site = {
  /** The language of these words, and that of dates and numbers. */
  lang: 'en',
  locale: 'en-GB',
  dir: 'ltr' as 'ltr' | 'rtl',
  /** Between the items of a list. */
  comma: ', ',
  /** Between a label and its text. */
  colon: ': ',
};

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

export const home = {
  title: 'About Me',
  readCv: 'Read my CV',
  readBlog: 'Read the blog',
  write: 'Write to me',
  /** Before the name of a project. */
  building: 'Building ',
  now: (job: string) => `now: ${job}`,
  available: (when: string) => `available from: ${when}`,
  seeking: (what: string) => `seeking: ${what}`,
  portraitOf: (name: string) => `Portrait of ${name}`,
  lately: 'Lately',
};

export const contact = {
  heading: 'Contact Information',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  show: (what: string) => `Show ${what}`,
  description: (name: string, ways: string) => `How to reach ${name}: ${ways}`,
};

export const cv = {
  print: 'Print or save as PDF',
  pdf: 'Open as PDF',
  description: (owner: string) => `Experience, education and skills of ${owner}`,
  projects: 'Relevant Experience',
  currentProject: 'Current project',
  plannedProjects: 'Planned projects',
  pastProjects: 'Past projects',
  otherProjects: 'Other projects',
  work: 'Work Experience',
  present: 'present',
  /** The dates of what begins later. */
  from: (since: string) => `from ${since}`,
  education: 'Education',
  qualifications: 'Qualifications',
  score: (score: string) => `Score: ${score}`,
  technicalSkills: 'Technical Skills',
  softSkills: 'Soft Skills',
  skills: 'Skills',
  awards: 'Other Awards',
  interests: 'Hobbies and Interests',
  otherInterests: 'Interests',
  volunteering: 'Volunteering',
  publications: 'Publications',
  languages: 'Languages',
  references: 'References',
};

/** Posts, wherever they are mentioned. */
export const posts = {
  untitled: 'Untitled',
  undated: 'Undated',
  fromYear: (year: string) => `Posts from ${year}`,
  withoutDate: 'Posts without a date',
  published: 'Published.',
  signedOut:
    'You are signed out. Your words are kept as a draft in this browser: sign in and choose “Write a post” to continue.',
};

/** A post, the list and the pages of years, tags and series. */
export const reading = {
  post: 'Post',
  read: 'Read',
  readTitle: (title: string) => `Read ${title}`,
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyCode: 'Copy code',
  codeCopied: 'Code copied',
  notCopied: 'The browser did not allow it',
  share: 'Share…',
  debug: 'Debug',
  debugTitle: 'Logs this post to the browser’s console',
  back: 'Back',
  newer: 'Newer',
  older: 'Older',
  morePosts: 'More posts',
  updated: 'Updated',
  firstPublished: 'First published',
  series: 'Series',
  inSeries: (name: string) => `Series “${name}”`,
  partOf: (number: number, count: number) => `${number} of ${count}`,
  previousPart: 'Previous part',
  nextPart: 'Next part',
  wasUpdated: 'This post was updated.',
  minutes: (count: number) => `${count} min read`,
  contents: 'On this page',
  video: 'Video',
  code: (language?: string) => (language ? `Code, ${language}` : 'Code'),
  formula: 'Formula',
  formulaNotDrawn: '(shown as TeX, as it can’t be drawn)',
  unformatted: 'Shown with its marks, as it is too long or nested too deep.',
  isCut: 'This post is too long for one page. Its end is not shown.',
  callouts: {
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
  },
  table: (header: string) => `Table: ${header}`,
  footnotes: 'Footnotes',
  footnote: (number: number) => `Footnote ${number}`,
  backToReference: (number: number, which: number, times: number) =>
    `Back to reference ${number}${times > 1 ? `, ${which} of ${times}` : ''}`,
  wholePicture: 'Show the whole picture',
  pictureMissing: 'This picture is missing.',
  pictureNotLoaded:
    'This picture could not be loaded. Please check your connection and reload the page.',
  loadingText: 'Loading the text…',
  loadingPost: 'Loading the post…',
  loadingPosts: 'Loading the posts…',
  postNotLoaded: 'The post could not be loaded. Please check your connection and try again.',
  postsNotLoaded: 'The posts could not be loaded. Please check your connection and try again.',
  paused: 'Showing a saved copy; live updates are paused.',
  stopped: 'Live updates have stopped. Reload the page to get them back.',
  resumed: 'Live updates are back.',
  outdated: 'This page is too old to show every change since it was built.',
  unreachable:
    'The blog can’t be reached. Please check your connection. This page updates by itself once it is back.',
  noPosts: 'There are no posts yet.',
  newPosts: (count: number) => plural(count, { one: '1 new post', other: `${count} new posts` }),
  showOlder: 'Show older posts',
  olderByYear: 'Older posts are listed by year below',
  noOlder: 'No older posts',
  years: 'All posts by year',
  undatedYear: 'undated',
  withTag: 'Posts with a tag',
  tagged: (tag: string) => `Posts tagged “${tag}”`,
};

/** The site in several languages. */
export const editions = {
  otherLists: 'Posts in other languages',
  translations: 'In other languages',
};

export const search = {
  label: 'Search',
  searching: 'Searching…',
  notLoaded: 'The search could not be loaded. Please check your connection and try again.',
  noneFound: 'No posts match.',
  found: (count: number) => plural(count, { one: '1 post found.', other: `${count} posts found.` }),
  best: (count: number, shown: number) => `${count} posts found. These are the best ${shown}.`,
};

/** Signing in, and the titles of the author’s pages. */
export const account = {
  signIn: 'Sign in',
  signedOut: 'You have been signed out.',
  signInFailed: (reason: string) => `Sign-in failed. ${reason}`,
  reloadMenu: 'Reload menu',
  checking: 'Checking your sign-in…',
  notChecked: 'Your sign-in could not be checked. You seem to be offline.',
  writePost: 'Write a post',
  editPost: 'Edit the post',
};

/** Why a sign-in failed. */
export const signInErrors = {
  popupBlocked:
    'The browser blocked the sign-in window. Please allow popups for this site and try again.',
  popupClosed: 'The sign-in window was closed before you were signed in.',
  noStorage:
    'The browser blocks cookies or storage, which the sign-in needs. Please allow them for this site.',
  noNetwork: 'The network could not be reached. Please try again.',
  noGoogle:
    'Google could not be reached, or the browser’s storage for this site is full. Please check both and try again.',
  // The SDK’s own message.
  unexpected: (reason: string) => reason,
};

/** The menu of the signed-in user. */
export const menu = {
  of: (name: string) => `Account of ${name}`,
  user: 'user',
  signOut: 'Sign Out',
  signOutFailed: (reason: string) => `Sign-out failed. ${reason}`,
};

/** The form. */
export const writing = {
  needsScripts: 'Writing needs JavaScript. Please switch it on and reload.',
  fields: {
    Name: 'Name',
    Title: 'Title',
    Summary: 'Summary',
    Language: 'Language',
    Tags: 'Tags',
    Series: 'Series',
    FirstPublished: 'First published',
    Canonical: 'Original address',
    Cover: 'Cover',
    Translation: 'Translation',
    Heading: 'Heading',
    Paragraph: 'Paragraph',
  },
  hints: {
    Tags: 'Separated by commas.',
    Series: 'Posts of a series link to each other, the oldest first.',
    FirstPublished: 'The day it first appeared elsewhere, if it did.',
    Canonical:
      'The address of the original on another site. Search engines then show that page, not this one.',
    Cover:
      'A picture on top of the post, in lists, feeds and link previews. It can be dropped or pasted here.',
    Translation: 'The same post in another language: its address, such as keys-and-locks.',
  },
  details: 'Details',
  address: 'Page address',
  addressHint: (path: string) =>
    `The post will be at ${path}. It can’t be moved after it is published.`,
  addressIsFixed: 'A published post keeps its address.',
  addressTaken: 'Another post has this address, or had it before it was deleted.',
  useAddress: (address: string) => `Use “${address}”`,
  summaryHint: 'Shown in the list of posts, in link previews and in the feed.',
  notStated: 'Not stated',
  looksLike: (language: string) => `Looks like ${language}. Use ${language}`,
  tooManyTags: (count: number, length: number, kept: string) =>
    `Only ${count} different tags of up to ${length} characters are kept: ${kept}`,
  tooLate: 'This day isn’t kept: it is later than the date of the post.',
  notAnAddress: 'This isn’t kept: an address begins with https://.',
  notAPicture:
    'This isn’t kept: a cover is a picture of this site, written as ![alternative text](address).',
  section: (section: number) => `Section ${section}`,
  paragraph: (paragraph: number) => `Paragraph ${paragraph}`,
  addSection: 'Add Section',
  addParagraph: 'Add Paragraph',
  addParagraphTo: (section: number) => `Add Paragraph to section ${section}`,
  insertSection: 'Insert Section here',
  insertSectionAfter: (section: number) => `Insert a section after section ${section}`,
  remove: 'Remove',
  removeSection: 'Remove Section',
  removeSectionNumber: (section: number) => `Remove Section ${section}`,
  removeParagraph: (paragraph: number, section: number) =>
    `Remove paragraph ${paragraph} of section ${section}`,
  removed: (what: string) => `${what} was removed. Undo brings it back.`,
  sectionTools: (section: number) => `Tools for section ${section}`,
  paragraphTools: (paragraph: number, section: number) =>
    `Tools for paragraph ${paragraph} of section ${section}`,
  moveSection: (section: number, way: 'up' | 'down') => `Move section ${section} ${way}`,
  moveParagraph: (paragraph: number, section: number, way: 'up' | 'down') =>
    `Move paragraph ${paragraph} of section ${section} ${way}`,
  sectionIsNow: (section: number, now: number) => `Section ${section} is now section ${now}.`,
  paragraphIsNow: (paragraph: number, now: number) =>
    `Paragraph ${paragraph} is now paragraph ${now}.`,
  paragraphIsNowLast: (paragraph: number, section: number) =>
    `Paragraph ${paragraph} is now the last of section ${section}.`,
  paragraphIsNowFirst: (paragraph: number, section: number) =>
    `Paragraph ${paragraph} is now the first of section ${section}.`,
  paragraphBegun: 'New paragraph.',
  paragraphJoined: 'The paragraph was joined to the one before.',
  sectionBegun: 'New section.',
  sectionJoined: 'The section was joined to the one before.',
  undone: 'The last change was undone.',
  redone: 'The change was made again.',
  submit: 'Submit',
  undo: 'Undo',
  cancel: 'Cancel',
  close: 'Close',
  /** The line before Submit. */
  willPublish: 'What will be published',
  noTitle: 'no title',
  hasSummary: 'with a summary',
  noSummary: 'no summary',
  countTags: (count: number) => plural(count, { one: '1 tag', other: `${count} tags` }),
  noTags: 'no tags',
  noLanguage: 'language not stated',
  words: (count: string, of: number) =>
    plural(of, { one: `${count} word`, other: `${count} words` }),
  characters: (count: string, of: number) =>
    plural(of, { one: `${count} character`, other: `${count} characters` }),
  size: 'Size of the post',
  tooLarge: 'The post is too large for the database. Please shorten it or split it in two.',
  plainCode: (block: string, post: string) =>
    `Some code is shown without colours: a block of more than ${block} characters, one with a very long line or word, or what comes after ${post} characters of code.`,
  reached: (percent: number) => `The post has reached ${percent}% of the maximum size.`,
  split: (paragraphs: number) => `Split into ${paragraphs} paragraphs`,
  isDocument: 'This looks like a whole document.',
  tooManyParts: 'This text has too many parts to be split here. Please paste it in pieces.',
  makeSections: (count: number) =>
    plural(count, { one: 'Make 1 section', other: `Make ${count} sections` }),
  fillTitle: 'Fill in Title',
  fillSummary: 'Fill in Summary',
  fillBoth: 'Fill in Title and Summary',
  documentIsIn: 'The document is in the fields of the post. Undo takes it back.',
  fileUnreadable: 'The file could not be read. Please open it and paste its text.',
  pastedPlain: 'The formatting could not be kept: only the words were pasted.',
  fileTooLarge: 'The file is too large for a post. Please paste a part of it.',
  pleaseCheck: (found: string) => `Please check: ${found}.`,
  isLost: (words: string, line?: number) =>
    `“${words}”${line ? ` (line ${line})` : ''} was left out`,
  isLeft: (words: string, line?: number) =>
    `“${words}”${line ? ` (line ${line})` : ''} is shown as text`,
  isPersonal: (address: string) => `the address ${address} may name a person or let others sign in`,
  picturesLost: (count: number) =>
    plural(count, {
      one: '1 picture was left out: copy it alone, or use “Add picture”',
      other: `${count} pictures were left out: copy them one by one, or use “Add picture”`,
    }),
  preview: 'Preview',
  beside: 'Side by side',
  write: 'Write',
  format: 'Format',
  tools: {
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    code: 'Code',
    list: 'List',
    numbers: 'Numbered list',
    quote: 'Quote',
    callout: 'Callout',
    codeBlock: 'Block of code',
    table: 'Table',
    more: 'More',
    picture: 'Add picture',
    help: 'Formatting and keys',
  },
  /** What Markdown and keys do. */
  guide: {
    youType: 'You type',
    youGet: 'You get',
    struck: 'Struck through',
    task: 'Task',
    footnote: 'Footnote',
    marked: 'With its language, a title and marked lines',
    blocks: 'A block to choose, in an empty paragraph',
    enterTwice: 'Enter twice',
    nextParagraph: 'The next paragraph',
    hashes: '## and a space',
    newSection: 'A section',
    backspace: 'Backspace at the start',
    joined: 'Joins a paragraph to the one before',
    tab: 'Tab, then the arrow keys',
    reached: 'The tools of a paragraph',
    document: 'A whole document, pasted',
    parts: 'Its title, sections and paragraphs',
  },
};

/** Publishing a post. */
export const publishing = {
  sending: 'Publishing…',
  slow: 'This is taking longer than usual. Please keep this tab open until your post is published.',
  waiting:
    'You are offline. The post will be published when there is a connection again, while this tab stays open.',
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
  changedElsewhere:
    'Someone changed the published post after you began. Choose for each difference.',
  takenOver: (fields: string) =>
    `Someone changed the published post after you began. What only they changed is in your text now: ${fields}. Check it, then submit; Undo takes it out again.`,
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

/** A draft that is shown to others. */
export const sharing = {
  draft: 'Draft',
  isShown: 'shared by link',
  show: 'Share a link to this draft',
  hint: 'Whoever has the link can read this draft while you write, without an account. Nobody can guess it.',
  address: 'Link to this draft',
  until: (time: string) =>
    `Whoever has the link can read this draft until ${time}, or until it is published or discarded.`,
  behind: 'The last change can’t be read at this link yet. It follows when there is a connection.',
  end: 'Stop sharing',
  ended: 'The link no longer works.',
  ending: 'The link stops working when this browser is online again.',
  note: 'This is a draft, which may change while you read it.',
  over: 'This draft is not shared, or no longer. It may have been published since.',
};

/** Pictures in the form. */
export const pictures = {
  label: 'Pictures',
  numberOf: (number: number, count: number) => `Picture ${number} of ${count}`,
  several: (count: number) => `Add ${count} pictures`,
  preparing: (number: number, count: number) =>
    count > 1 ? `Preparing picture ${number} of ${count}…` : 'Preparing the picture…',
  moves: 'This is an animation. Only its first frame is added.',
  altText: 'Alternative text',
  altHint: 'Say what the picture shows, for readers who can’t see it.',
  caption: 'Caption (optional)',
  ok: 'OK',
  insert: 'Insert',
  insertWithoutAlt: 'Insert without alternative text',
  mayDiscard: (count: number) =>
    count === 1
      ? 'Discard the picture and what you wrote about it?'
      : `Discard all ${count} pictures and what you wrote about them?`,
  atRisk:
    'This browser can’t store pictures. They will be lost if you close this tab before your post is published.',
  notAdded: 'The picture could not be added. Please check your connection and reload the page.',
  isSvg: (name: string) =>
    `“${name}” is an SVG, which can’t be added, because it can contain scripts. Save it as PNG, and add that file.`,
  noPicture: (name: string) => `“${name}” is not a picture.`,
  isEmpty: (name: string) =>
    `“${name}” is empty. If it is kept in a cloud, download it first, and add it again.`,
  gone: (name: string) =>
    `“${name}” can’t be opened. It may have been moved or changed since you chose it: choose it again.`,
  tooManyBytes: (name: string, size: number, most: number) =>
    `“${name}” is too large: ${size} MB. Make it smaller than ${most} MB, and add it again.`,
  tooManyPixels: (name: string, width: number, height: number) =>
    `“${name}” is too large: ${width} × ${height} pixels. Make it smaller, and add it again.`,
  tooLargeHere: (name: string, width: number, height: number) =>
    `“${name}” is too large for this browser: ${width} × ${height} pixels. Make it smaller, and add it again.`,
  heic: (name: string) =>
    `“${name}” is a HEIC picture, which this browser can’t read. Save it as JPEG, and add that file. On an iPhone, Settings › Camera › Formats › Most Compatible takes pictures as JPEG.`,
  otherKind: (name: string, kind: string) =>
    `“${name}” is a ${kind} picture, which this browser can’t read. Save it as PNG or JPEG, and add that file.`,
  damaged: (name: string) =>
    `“${name}” is damaged, so this browser can’t read it. Add another copy, or save it anew as PNG or JPEG.`,
  badAddress: (name: string) =>
    `${name} is shown as text. Its address must end like this: .webp#1600x900`,
  notStored: (alt: string) =>
    `The picture${alt && ` “${alt}”`} is not stored any more. Please add it again.`,
  foreign: (name: string) =>
    `${name} is shown as text. Only pictures of this site are shown: add it with Add picture.`,
  noFile: (name: string) => `There is no file ${name}. Correct its name, or use Add picture.`,
  addAlt: (name: string) => `Add an alternative text to this picture: ![alternative text](${name})`,
};

/** Former versions, differences and deleted posts. */
export const versions = {
  title: 'Versions',
  none: 'There are no former versions of this post.',
  inForm: 'In the form',
  isInForm: 'The version is in the form. Submit publishes it, and Undo takes it out again.',
  thenChanged: (fields: string) => `The next version changed: ${fields}`,
  restoreVersion: (date: string) => `Restore the version of ${date}`,
  restore: 'Restore',
  restoreTitle: (title: string) => `Restore “${title}”`,
  restored: (title: string) => `“${title}” was published again.`,
  publishedAgain: 'Published again.',
  noWords: 'no words',
  changed: {
    Heading: (count: number) => plural(count, { one: '1 heading', other: `${count} headings` }),
    Paragraph: (count: number) =>
      plural(count, { one: '1 paragraph', other: `${count} paragraphs` }),
  },
  nothing: '(nothing)',
  andMore: (field: string) => `${field} and what follows`,
  yours: 'Yours',
  published: 'Published now',
  use: 'Use this',
  useNumber: (side: string, difference: number) => `Use this: “${side}”, difference ${difference}`,
  useAll: (side: string) => `Use “${side}” for all`,
  allListed: 'All differences are listed, as it isn’t known which side changed what.',
  loadingDifferences: 'Loading the differences…',
  differencesNotLoaded:
    'The differences could not be loaded. Please check your connection and reload the page.',
  deletedPosts: 'Deleted posts',
  noneDeleted: 'No post was deleted.',
  eraseForGood: 'Erase for good',
  eraseTitle: (title: string) => `Erase “${title}” for good`,
  mayErase: (title: string) => `Erase “${title}” and all its versions for good?`,
  erased: (title: string) => `“${title}” was erased.`,
  nothingChanged: (reason: string) => `Nothing was changed. ${reason}`,
  tryAgain: 'Please check your connection and try again.',
  notAllowed: 'This account may not do that.',
  changedElsewhere: 'It was changed elsewhere meanwhile.',
  loading: 'Loading…',
  listNotLoaded: 'The list could not be loaded. Please check your connection and try again.',
};

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

const words = {
  ...{ site, frame, missing, home, contact, cv, posts, reading, editions, search, account },
  ...{
    signInErrors,
    menu,
    writing,
    publishing,
    drafts,
    sharing,
    pictures,
    versions,
    tools,
  },
};
export default words;
/** What every language has. */
export type Words = typeof words;
