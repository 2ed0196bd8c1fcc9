import { plural } from '../site';

/** The form. */
export const writing = {
  needsScripts: 'Writing needs JavaScript. Please switch it on and reload.',
  partNotLoaded:
    'This part of the form could not be loaded. Please check your connection and try again.',
  fields: {
    Name: 'Name',
    Title: 'Title',
    Summary: 'Summary',
    Language: 'Language',
    Tags: 'Tags',
    Series: 'Series',
    FirstPublished: 'Date',
    Canonical: 'Original address',
    Cover: 'Cover',
    Translation: 'Translation',
    Heading: 'Heading',
    Paragraph: 'Paragraph',
    Body: 'Text',
  },
  hints: {
    Tags: 'Separated by commas.',
    Series: 'Posts of a series link to each other, the oldest first.',
    FirstPublished:
      'A day before that of its publication, by which lists, years and feeds then have the post.',
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
  postTools: 'Tools for the post',
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
  leadNowhere: (marks: string, count: number) =>
    plural(count, { one: `${marks} leads nowhere`, other: `${marks} lead nowhere` }),
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
  fillIn: (fields: string) => `Fill in empty fields: ${fields}`,
  documentIsIn: 'The document is in the fields of the post. Undo takes it back.',
  fileUnreadable: 'The file could not be read. Please open it and paste its text.',
  pastedPlain: 'The formatting could not be kept: only the words were pasted.',
  fileTooLarge: 'The file is too large for a post. Please paste a part of it.',
  pleaseCheck: (found: string) => `Please check: ${found}.`,
  isLost: (words: string, line?: number) =>
    `“${words}”${line ? ` (line ${line})` : ''} was left out`,
  isLeft: (words: string, line?: number) =>
    `“${words}”${line ? ` (line ${line})` : ''} is shown as text`,
  isPersonal: (words: string) => `“${words}” may name a person or let others sign in`,
  formulasLost: (count: number) =>
    plural(count, {
      one: 'a formula was left out, as it was copied without its source',
      other: `${count} formulas were left out, as they were copied without their source`,
    }),
  footnotesLost: (count: number) =>
    plural(count, {
      one: 'a footnote was left out, as it was copied without its text',
      other: `${count} footnotes were left out, as they were copied without their text`,
    }),
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
    heading: 'Heading',
    subheading: 'Sub-heading',
    tasks: 'Task list',
    formula: 'Formula',
    footnote: 'Footnote',
    divider: 'Divider',
    picture: 'Add picture',
    help: 'Formatting and keys',
  },
  findReplace: 'Find and replace',
  find: 'Find',
  replaceBy: 'Replace with',
  matchCase: 'Match case',
  nextMatch: 'Next',
  matchOf: (number: number, count: number) => `${number} of ${count}`,
  replaceOne: 'Replace',
  replaceAll: 'Replace all',
  found: (count: number) => plural(count, { one: '1 match', other: `${count} matches` }),
  replaced: (count: number) =>
    plural(count, { one: '1 match was replaced.', other: `${count} matches were replaced.` }),
};
