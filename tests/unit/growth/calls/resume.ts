import { describeNotes, isMostlyRead, quote } from '../../../../scripts/resume/describeNotes';
import * as entries from '../../../../scripts/resume/entries';
import * as fields from '../../../../scripts/resume/fields';
import * as links from '../../../../scripts/resume/findLinks';
import { findTime } from '../../../../scripts/resume/findTime';
import { describeOtherShape } from '../../../../scripts/resume/otherShapes';
import { findLine, parseJson } from '../../../../scripts/resume/parseJson';
import { toProfileUrl } from '../../../../scripts/resume/profileUrl';
import { isDate, readDate } from '../../../../scripts/resume/readDate';
import { findStack, splitSkills } from '../../../../scripts/resume/splitSkills';
import { toResume } from '../../../../scripts/resume/toResume';
import { withoutMarks } from '../../../../scripts/resume/withoutMarks';
import { type Calls, type Input, on, onText, orThrow } from '../shapes';

const openNotes = (): fields.Notes => ({ faults: [], unclear: [], unread: [], texts: new Set() });

const toItems = ({ parts }: Input) =>
  parts.map((part, i) => ({
    ...{ name: `${part}${i}`, kind: '', keywords: [`${part} ${i}`] },
    ...{ startDate: part, endDate: part, date: part },
  }));

const withText = ({ text }: Input) => ({
  basics: {
    ...{ name: text, label: text, email: text, phone: text, summary: text, url: text },
    ...{ location: text, about: [text], profiles: [{ network: text, username: text }] },
  },
  skills: text,
  work: [{ name: text, startDate: text, summary: text, keywords: text }],
});
const withEntries = ({ parts }: Input) => ({ work: parts.map((name) => ({ name })) });

/** What the build does with a resume. */
export const resume: Calls = {
  'scripts/resume/describeNotes.ts': {
    quote: onText(quote),
    isMostlyRead: on(
      ({ parts }) => parts.map((value) => ({ path: ['a'], value })),
      (unread) => isMostlyRead({ ...openNotes(), unread }),
    ),
    describeNotes: on(
      ({ parts }) => parts.map((value, i) => ({ path: [`${value}${i}`], kind: 'a', value })),
      (all) => describeNotes({ ...openNotes(), unread: all, unclear: all }),
    ),
  },
  'scripts/resume/entries.ts': {
    sortEntries: on(toItems, entries.sortEntries),
    withTimes: on(toItems, entries.withTimes),
  },
  'scripts/resume/fields.ts': {
    clean: onText(fields.clean),
    words: onText((text) => fields.words(text, [], openNotes())),
    listOfNames: onText((text) => fields.listOfNames({ name: fields.text })(text, [], openNotes())),
    fields: on(
      ({ parts }) => Object.fromEntries(parts.map((part, i) => [part + i, part])),
      (value) => fields.fields({ name: fields.text })(value, [], openNotes()),
    ),
  },
  'scripts/resume/findLinks.ts': {
    splitEmails: onText(links.splitEmails),
    splitPhones: onText((text) => [links.splitPhones(text, 'gb'), links.splitPhones(text, '')]),
    findCountry: onText((text) => links.findCountry(text)),
    hasName: onText((text) => links.hasName([text], 'GB')),
    spellCountry: onText((text) => links.spellCountry(text, 'en')),
  },
  'scripts/resume/findTime.ts': {
    findTime: onText((text) => findTime({ startDate: text, endDate: text })),
  },
  'scripts/resume/otherShapes.ts': {
    describeOtherShape: on(withEntries, (json) => describeOtherShape(json, false)),
  },
  'scripts/resume/parseJson.ts': {
    parseJson: on(
      (input) => JSON.stringify(withEntries(input)).slice(0, -2),
      (json) => orThrow((text) => parseJson(text, 'a'))(json),
    ),
    findLine: on(
      (input) => JSON.stringify(withEntries(input)),
      (json) => findLine(json, ['work', 2, 'a', 'b']),
    ),
  },
  'scripts/resume/profileUrl.ts': {
    toProfileUrl: onText((text) => toProfileUrl('mastodon', text)),
  },
  'scripts/resume/readDate.ts': { readDate: onText(readDate), isDate: onText(isDate) },
  'scripts/resume/splitSkills.ts': {
    findStack: on(toItems, findStack),
    splitSkills: on(toItems, splitSkills),
    'splitSkills: long': on(
      ({ text }) => [{ name: text, kind: '', keywords: [text] }],
      splitSkills,
    ),
  },
  'scripts/resume/toResume.ts': {
    toResume: on(withText, (json) => orThrow(() => toResume(json))('')),
    'toResume: entries': on(withEntries, (json) => orThrow(() => toResume(json))('')),
  },
  'scripts/resume/withoutMarks.ts': {
    withoutMarks: onText((text) => [withoutMarks(text), withoutMarks(`<p>${text}</p>`)]),
  },
};
