import { expect, test } from 'vitest';
import { toResume } from '../../../src/content/toResume';

test('a date is a year, with or without a month and a day', () => {
  const work = ['2026-01', '2026', '2024-02-29'].map((startDate) => ({ startDate }));
  expect(toResume({ work }).resume.work).toMatchObject(work);
  for (const startDate of ['13/2020', '2026-13', '30.2.2026', '01/02/2020', 'Smarch 2020', 'soon'])
    expect(() => toResume({ work: [{}, { name: 'A', startDate }] })).toThrow(
      `work[1].startDate must be a date such as 2026, 2026-01 or 2026-01-31, but is "${startDate}".`,
    );
});

test.each([
  ['2020-01', ['Jan 2020', 'January, 2020', 'Jan. 2020', '01/2020', '1.2020', '2020-1', '2020/01']],
  ['2019-03', ['März 2019', 'mars 2019', 'marzo 2019', 'maart 2019', '3/2019']],
  ['2021-12', ['Dez. 2021', 'décembre 2021', 'dic 2021', 'diciembre de 2021', 'ديسمبر 2021']],
  ['2021-12', ['كانون الأول ٢٠٢١', 'دجنبر 2021', '2021年12月', '２０２１年１２月']],
  ['2020-09', ['Sept 2020', 'Sep. 2020', '2020.9']],
  ['2024-02-29', ['2024-02-29T12:00:00Z', '29.02.2024', '29. 2. 2024']],
  ['', ['Present', 'heute', 'aujourd’hui', "Aujourd'hui", 'ongoing', 'حتى الآن', '現在']],
])('“%s” is read in other spellings', (date, spellings) => {
  const awards = spellings.map((one) => ({ title: one, date: one }));
  for (const award of toResume({ awards }).resume.awards) expect(award.date).toBe(date);
});

test('skills, languages and interests may be plain texts, and skills have keywords by other names', () => {
  const { resume } = toResume({
    skills: ['TypeScript', { category: 'Databases', keyword: 'SQL' }],
    languages: 'English, German',
    interests: ['Chess'],
  });
  expect(resume.technicalSkills).toMatchObject([
    { name: 'TypeScript', keywords: [] },
    { name: 'Databases', keywords: ['SQL'] },
  ]);
  expect(resume.languages.map(({ language }) => language)).toEqual(['English', 'German']);
  expect(resume.interests).toMatchObject([{ name: 'Chess' }]);
});

const soft = ['Communication', 'Team work', 'Teamfähigkeit', 'Führungskompetenz', 'Zeitmanagement'];
soft.push('Travail en équipe', 'Écoute active'.normalize('NFD'), 'Créativité', 'Gestion du temps');
soft.push('Trabajo en equipo', 'Comunicación', 'LIDERAZGO', 'Escucha activa');
soft.push('العمل الجماعي', 'مهارات التواصل', 'チームワーク力', 'コミュニケーション能力', '傾聴');
const technical = ['TypeScript', 'TeamCity', 'Kommunikationstechnik', 'Équipements'];
technical.push('Microsoft Teamcenter', 'コミュニケーションツール');

test('common soft skills are recognised in the site’s languages, unless `kind` says otherwise', () => {
  const kinds = [
    { name: 'Rust', kind: 'soft' },
    { name: 'Empathie', kind: 'technical' },
  ];
  const { resume } = toResume({ skills: [...soft, ...technical, ...kinds] });
  expect(resume.softSkills.map(({ name }) => name)).toEqual([...soft, 'Rust']);
  expect(resume.technicalSkills.map(({ name }) => name)).toEqual([...technical, 'Empathie']);
});

test.each([
  ['GitHub', 'you', 'https://github.com/you'],
  ['LinkedIn', 'your-name', 'https://www.linkedin.com/in/your-name'],
  ['Xing', 'Your_Name', 'https://www.xing.com/profile/Your_Name'],
  ['Mastodon', '@you@social.example', 'https://social.example/@you'],
  ['Mastodon', 'you', ''],
  ['Elsewhere', 'you', ''],
  ['GitHub', 'you/../them', ''],
])('a profile on %s with only the username %s has the address “%s”', (network, username, url) => {
  const { basics } = toResume({ basics: { profiles: [{ network, username }] } }).resume;
  expect(basics.profiles).toEqual([{ network, username, url }]);
});

test('a web address begins with http or https, and runs no script', () => {
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'nowhere',
    'https://a b',
  ])
    expect(() => toResume({ basics: { url } })).toThrow(
      `basics.url must be a web address such as https://example.com, but is "${url}".`,
    );
});

test('lists every value of a wrong type by the name that the file gives to its field', () => {
  const json = {
    basics: { name: ['A'], profiles: { network: 'B' } },
    work: [null, { company: {} }],
    skills: [{ keywords: [{}, 4] }, ['Skill']],
    awards: [{ title: true }],
    references: 3,
  };
  expect(() => toResume(json)).toThrow(
    [
      'basics.name must be text, but is ["A"].',
      'basics.profiles must be a list, but is {"network":"B"}.',
      'work[1].company must be text, but is {}.',
      'skills[0].keywords[0] must be text, but is {}.',
      'skills[1] must be an object, but is ["Skill"].',
      'awards[0].title must be text, but is true.',
      'references must be a list, but is 3.',
    ].join('\n'),
  );
  expect(() => toResume([])).toThrow('The file must be an object, but is [].');
});

test('names fields with text that no page shows', () => {
  const { unread } = toResume({
    'x-custom': { list: ['a', { deep: 'b' }] },
    'x-blank': [null, ' '],
    basics: { name: 'A', nickname: 'Sam', age: 30 },
    work: [{ name: 'New', company: 'Old', empty: '' }],
    meta: { version: '1' },
  });
  expect(unread).toEqual(['x-custom', 'basics.nickname', 'basics.age', 'work[0].company']);
});

test.each([
  ['R&amp;D &#8211; &quot;Caf&eacute;&quot;', 'R&D – "Café"'],
  ['**nine years** (*“one”* `day`).', 'nine years (“one” day).'],
  ['__nine years__ of ***care***', 'nine years of care'],
  ['see [my talk](https://example.com/talk)', 'see my talk (https://example.com/talk)'],
  ['<p>One<br/>two <strong class="x">three</strong></p>', 'One\ntwo three'],
])('%s is shown as what it means', (summary, shown) => {
  expect(toResume({ basics: { summary } }).resume.basics.summary).toBe(shown);
});

test('what may mean something else stays as it is', () => {
  const labels = ['A*A*A', 'A*, A*, B', '5 * 3 * 2', '(*) and (*)', 'a_b_c', '__init__.py'];
  labels.push('C:\\*', 'AT&T; R&D', 'Vec<u8>', 'the <p> element', 'f(x)[0](y)', '<!-- x -->');
  const { work } = toResume({ work: labels.map((name) => ({ name })) }).resume;
  expect(work.map(({ name }) => name)).toEqual(labels);
});

test('lists are newest first: current entries, then by end and start, then undated ones', () => {
  const work = [
    { name: '5, undated' },
    { name: '4', startDate: '2019', endDate: '2020-06' },
    { name: '3', startDate: '2018', endDate: '2021' },
    { name: '2, same end but later start', startDate: '2020', endDate: '2021' },
    { name: '1', startDate: '2017', endDate: 'Present' },
    { name: '6, undated' },
  ];
  const dates = ['2019-05', '2026-01-31', '2024'];
  const awards = dates.map((date) => ({ date }));
  const publications = dates.map((releaseDate) => ({ releaseDate }));
  const { resume } = toResume({ work, awards, publications });
  expect(resume.work.map(({ name }) => name)).toEqual(work.map(({ name }) => name).sort());
  const newestFirst = ['2026-01-31', '2024', '2019-05'];
  expect(resume.awards.map(({ date }) => date)).toEqual(newestFirst);
  expect(resume.publications.map(({ releaseDate }) => releaseDate)).toEqual(newestFirst);
});
