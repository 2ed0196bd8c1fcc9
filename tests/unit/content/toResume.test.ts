// @vitest-environment node
import { expect, test } from 'vitest';
import { toResume } from '../../../src/content/toResume';
import everyField from '../../fixtures/everyField.resume.json' with { type: 'json' };
import { oldSchema } from '../../fixtures/oldSchema';

const faultsOf = (json: unknown) => toResume(json).faults;

test('names of the old schema are understood', () => {
  const { basics, work, education, projects, languages } = toResume(oldSchema).resume;
  expect(basics).toMatchObject({
    image: 'https://example.com/picture.jpg',
    url: 'https://old.example.com',
    location: 'Sampleton',
  });
  expect(work[0]).toMatchObject({
    name: 'Old Employer',
    url: 'https://old-employer.example.com',
    startDate: '2014',
    endDate: '',
  });
  expect(education[0]).toMatchObject({ score: '3.9', endDate: '2013-06-01' });
  expect(projects[0]!.description).toBe('Summary of a project');
  expect(languages).toEqual([{ language: 'Old language', fluency: 'Old level' }]);
});

test('null, empty texts and entries that say nothing are dropped', () => {
  const { resume } = toResume({
    basics: { label: null, summary: ' ' },
    work: [null, {}, { name: '', highlights: [' ', null] }, { name: 'Employer' }],
    interests: null,
  });
  expect(resume.basics).toMatchObject({ label: '', summary: '' });
  expect(resume.work.map(({ name }) => name)).toEqual(['Employer']);
  expect(resume.interests).toEqual([]);
});

test.each(['2026', '2026-01', '2026-01-31', '2024-02-29'])('%s is a date', (date) => {
  expect(faultsOf({ work: [{ startDate: date }] })).toEqual([]);
});

test.each(['13/2020', '2026-13', '2026-02-30', '2026-1', '20266', 'soon'])('%s is none', (date) => {
  expect(faultsOf({ work: [{}, { name: 'A', startDate: date }] })).toEqual([
    `work[1].startDate: "${date}" is no date. Write 2026, 2026-01 or 2026-01-31.`,
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'nowhere', 'https://a b'])(
  '%s is no web address',
  (url) => {
    expect(faultsOf({ basics: { url } })).toEqual([
      `basics.url: "${url}" is no web address. Write it in full, such as https://example.com.`,
    ]);
  },
);

test('what is of another type is named with its field, in a sentence', () => {
  expect(
    faultsOf({
      basics: { name: ['A'], profiles: { network: 'B' } },
      work: 3,
      skills: [{ keywords: [{}, 4] }, 'Skill'],
      awards: [{ title: true }],
    }),
  ).toEqual([
    'basics.name must be a text, but is a list.',
    'basics.profiles must be a list, but is an object.',
    'work must be a list, but is 3.',
    'skills[0].keywords[0] must be a text, but is an object.',
    'skills[1] must be an object, but is "Skill".',
    'awards[0].title must be a text, but is true.',
  ]);
  expect(faultsOf([])).toEqual(['The file must be an object, but is a list.']);
});

test('text that no page shows is named, as far up as nothing else was read', () => {
  const { unread } = toResume({
    ...everyField,
    'x-custom': { list: ['a', { deep: 'b' }] },
    basics: { ...everyField.basics, nickname: 'Sam', age: 30 },
    work: [{ name: 'New', company: 'Old', empty: '' }],
  });
  expect(unread).toEqual(['basics.nickname', 'basics.age', 'work[0].company', 'x-custom']);
});
