import * as countries from '../../../../packages/any-resume/contact/countries';
import { findHandle } from '../../../../packages/any-resume/contact/fediverse';
import { hideContact } from '../../../../packages/any-resume/contact/hideContact';
import { joinPlace } from '../../../../packages/any-resume/contact/joinPlace';
import * as links from '../../../../packages/any-resume/contact/links';
import { toProfile } from '../../../../packages/any-resume/contact/profileUrl';
import { findTime } from '../../../../packages/any-resume/entries/findTime';
import * as entries from '../../../../packages/any-resume/entries/sortEntries';
import { splitSkills } from '../../../../packages/any-resume/entries/splitSkills';
import * as objects from '../../../../packages/any-resume/fields/objects';
import { isPresent } from '../../../../packages/any-resume/fields/present';
import { isDate, isNoDate, readDate } from '../../../../packages/any-resume/fields/readDate';
import { readPeriod, splitPeriod } from '../../../../packages/any-resume/fields/readPeriod';
import { clean, isBlank, type Notes } from '../../../../packages/any-resume/fields/reader';
import { text as readText, words } from '../../../../packages/any-resume/fields/texts';
import { toAddress } from '../../../../packages/any-resume/fields/toAddress';
import { withoutMarks } from '../../../../packages/any-resume/fields/withoutMarks';
import { findLanguage } from '../../../../packages/any-resume/findLanguage';
import * as notes from '../../../../packages/any-resume/notes/describeNotes';
import { findReversed } from '../../../../packages/any-resume/notes/findReversed';
import { describeOtherShape } from '../../../../packages/any-resume/notes/otherShapes';
import { asJsonResume } from '../../../../packages/any-resume/shapes/asJsonResume';
import { toResume } from '../../../../packages/any-resume/toResume';
import { type Calls, few, type Input, on, onText, orThrow } from '../shapes';

const openNotes = (): Notes => ({
  faults: [],
  unclear: [],
  unread: [],
  texts: new Set(),
  lang: 'en',
});

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
const toRenderCv = ({ text, parts }: Input) => ({
  cv: { name: text, sections: { a: parts, b: parts.map((name) => ({ name, date: text })) } },
});
const toReactive = ({ text, parts }: Input) => ({
  basics: { name: text },
  sections: { projects: { items: parts.map((name) => ({ name })) } },
  customSections: parts.map((title) => ({ type: title, title, items: [{ content: title }] })),
});
const toOldRenderCv = ({ text, parts }: Input) => ({
  cv: {
    name: text,
    a: parts.map((bullet) => ({ bullet })),
    ...Object.fromEntries(parts.map((part, i) => [part + i, [{ bullet: part }]])),
  },
});
const withEntries = ({ parts }: Input) => ({ work: parts.map((name) => ({ name })) });

/** What is read of a resume. */
export const anyResume: Calls = {
  'packages/any-resume/contact/countries.ts': {
    findCountry: onText((text) => countries.findCountry(text)),
    hasName: onText((text) => countries.hasName([text], 'GB')),
    spellCountry: onText((text) => countries.spellCountry(text, 'en')),
    findPhoneCountry: onText((text) => countries.findPhoneCountry(text, 'en')),
  },
  'packages/any-resume/contact/fediverse.ts': {
    findHandle: onText((text) => [
      findHandle([{ network: 'Mastodon', username: text, url: text }]),
      findHandle([{ network: 'Mastodon', username: '', url: `https://a.example/@${text}` }]),
    ]),
  },
  'packages/any-resume/contact/hideContact.ts': {
    hideContact: onText((text) => hideContact([{ text, href: '' }], 'click')),
  },
  'packages/any-resume/contact/joinPlace.ts': {
    joinPlace: onText((text) =>
      joinPlace(
        {
          ...{ address: text, postalCode: '', city: text, region: text },
          country: '',
          countryCode: '',
        },
        'en',
      ),
    ),
  },
  'packages/any-resume/contact/links.ts': {
    splitEmails: onText(links.splitEmails),
    splitPhones: onText((text) => [links.splitPhones(text, 'gb'), links.splitPhones(text, '')]),
  },
  'packages/any-resume/contact/profileUrl.ts': {
    toProfile: onText((text) => [
      toProfile({ network: 'mastodon', username: text, url: '' }),
      toProfile({ network: text, username: '', url: text }),
    ]),
  },
  'packages/any-resume/entries/findTime.ts': {
    findTime: onText((text) => findTime({ startDate: text, endDate: text })),
  },
  'packages/any-resume/entries/sortEntries.ts': {
    sortEntries: on(toItems, entries.sortEntries),
    withTimes: on(toItems, entries.withTimes),
  },
  'packages/any-resume/entries/splitSkills.ts': {
    splitSkills: on(toItems, splitSkills),
    'splitSkills: long': on(
      ({ text }) => [{ name: text, kind: '', keywords: [text] }],
      splitSkills,
    ),
  },
  'packages/any-resume/fields/objects.ts': {
    fields: on(
      ({ parts }) => Object.fromEntries(parts.map((part, i) => [part + i, part])),
      (value) => objects.fields({ name: readText })(value, [], openNotes()),
    ),
    list: on(
      ({ parts }) => parts,
      (value) => objects.list({ name: readText })(value, [], openNotes()),
    ),
    listOfNames: onText((text) => objects.listOfNames({ name: readText })(text, [], openNotes())),
  },
  'packages/any-resume/fields/present.ts': { isPresent: onText(isPresent) },
  'packages/any-resume/fields/readDate.ts': {
    readDate: onText(readDate),
    'readDate: a day with a time': onText((text) => readDate(`Mon ${text} 10:00`)),
    isDate: onText(isDate),
    isNoDate: onText(isNoDate),
  },
  'packages/any-resume/fields/readPeriod.ts': {
    readPeriod: onText(readPeriod),
    splitPeriod: onText((period) => splitPeriod({ period })),
  },
  'packages/any-resume/fields/reader.ts': { clean: onText(clean), isBlank: onText(isBlank) },
  'packages/any-resume/fields/texts.ts': {
    text: on(
      ({ parts }) => parts,
      (value) => readText(value, [], openNotes()),
    ),
    words: onText((text) => words(text, [], openNotes())),
  },
  'packages/any-resume/fields/toAddress.ts': { toAddress: onText(toAddress) },
  'packages/any-resume/fields/withoutMarks.ts': {
    withoutMarks: onText((text) => [withoutMarks(text), withoutMarks(`<p>${text}</p>`)]),
  },
  'packages/any-resume/findLanguage.ts': {
    findLanguage: onText((text) => [findLanguage(text, ''), findLanguage('', text)]),
  },
  'packages/any-resume/notes/describeNotes.ts': {
    quote: onText(notes.quote),
    isMostlyRead: on(
      ({ parts }) => parts.map((value) => ({ path: ['a'], value })),
      (unread) => notes.isMostlyRead({ ...openNotes(), unread }),
    ),
    describeNotes: on(
      ({ parts }) => parts.map((value, i) => ({ path: [`${value}${i}`], kind: 'a', value })),
      (all) => notes.describeNotes({ ...openNotes(), unread: all, unclear: all }),
    ),
  },
  'packages/any-resume/notes/findReversed.ts': {
    findReversed: on((input) => {
      const { resume } = toResume({ projects: [{ name: 'a' }] });
      const projects = toItems(input).map((item) => ({ ...resume.projects[0]!, ...item }));
      return { ...resume, projects };
    }, findReversed),
  },
  'packages/any-resume/notes/otherShapes.ts': {
    describeOtherShape: on(withEntries, (json) => describeOtherShape(json, false)),
    'describeOtherShape: many fields': on(
      ({ parts }) => Object.fromEntries(parts.map((part, i) => [part + i, { name: part }])),
      (json) => describeOtherShape(json, false),
    ),
  },
  'packages/any-resume/shapes/asJsonResume.ts': {
    asJsonResume: on(
      (input) => [toRenderCv(few(input)), toReactive(input), toOldRenderCv(input)],
      (all) => all.map(asJsonResume),
    ),
  },
  'packages/any-resume/toResume.ts': {
    toResume: on(withText, (json) => orThrow(() => toResume(json))('')),
    'toResume: entries': on(withEntries, (json) => orThrow(() => toResume(json))('')),
  },
};
