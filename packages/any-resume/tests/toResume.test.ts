import { afterEach, expect, test, vi } from 'vitest';
import { toResume } from '../index';

afterEach(() => vi.useRealTimers());

test.each([
  ['2020-01', 'Jan 2020 | January, 2020 | 01/2020 | 2020/01'],
  ['2019-03', 'März 2019 | 3/2019 | марта 2019 | 2019년 3월'],
  ['2021-12', 'Dez. 2021 | diciembre de 2021 | كانون الأول ٢٠٢١ | ２０２１年１２月 | 2021, Dec'],
  ['2020-09', 'Sept 2020 | 2020.9 | Sep-20 | Sep ’20'],
  ['2020', '2020 | 2020年 | 2020 г.'],
  ['2024-02-29', '2024-02-29T12:00:00Z | 29. 2. 2024 | February 29, 2024 | 29 de febrero de 2024'],
  ['', 'Present | aujourd’hui | حتى الآن | 現在 | -'],
])('“%s” is read in other spellings: %s', (date, spellings) => {
  const awards = spellings.split(' | ').map((one) => ({ title: 'A', date: one }));
  const read = toResume({ awards }).resume.awards;
  expect(read.map((award) => award.date)).toEqual(awards.map(() => date));
});

test.each([
  // The day of the build is 2026-11-26.
  [{ startDate: '2024-01' }, 'current'],
  [{ startDate: '2024-01', endDate: '2026-11-26' }, 'current'],
  [{ startDate: '2024-01', endDate: 'bis auf Weiteres' }, 'current'],
  [{ endDate: '2027-06' }, 'current'],
  [{ startDate: '2024-01', endDate: '2026-11-25' }, 'past'],
  [{ startDate: 'Autumn 2019', endDate: 'Spring 2020' }, 'past'],
  [{ startDate: '2027-01' }, 'coming'],
  [{}, ''],
])('on 2026-11-26, %j is “%s”', (dates, time) => {
  vi.setSystemTime('2026-11-26T12:00:00Z');
  const { resume } = toResume({
    work: [{ name: 'A', ...dates }],
    projects: [{ name: 'B', ...dates }],
  });
  expect([resume.work[0]!.time, resume.projects[0]!.time]).toEqual([time, time]);
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

const soft = ['Team work', 'Führungskompetenz', 'Écoute active'.normalize('NFD'), 'LIDERAZGO'];
soft.push('مهارات التواصل', 'コミュニケーション能力');
const technical = ['TypeScript', 'TeamCity', 'Kommunikationstechnik', 'コミュニケーションツール'];

test.each([
  ...soft.map((name) => ['soft', { name }] as const),
  ...technical.map((name) => ['technical', { name }] as const),
  ['technical', { name: 'Empathie', kind: 'technical', keywords: ['Écoute'] }],
  ['soft', { name: 'Blandas', keywords: ['Comunicación', 'Proactividad', 'Trabajo en equipo'] }],
  ['technical', { name: 'Currently working with', keywords: ['React', 'Deno'] }],
] as const)('a skill is %s by its kind, its name or its keywords: %j', (kind, skill) => {
  const { resume, notes } = toResume({ skills: [skill] });
  expect(resume[`${kind}Skills`]).toMatchObject([{ name: skill.name }]);
  expect(notes).toContainEqual(
    `Of the skills, ${kind} are ${skill.name}. "kind": "soft" or "technical" in a skill decides otherwise.`,
  );
});

test.each([
  ['Ann Lee', { firstName: 'Ann', last_name: 'Lee', title: 'Developer' }],
  ['Ann Lee', { name: 'Ann', lastName: 'Lee' }],
])('the name is %s of %j', (name, basics) => {
  expect(toResume({ basics }).resume.basics.name).toBe(name);
});

test.each([
  ['de-DE', 'de-DE'],
  ['en_us', 'en-US'],
  ['gsw', 'gsw'],
])('the language %s of meta.language is that of the words as %s', (written, lang) => {
  const { resume, notes } = toResume({ meta: { language: written } });
  expect(resume.lang).toBe(lang);
  expect(notes[0]).not.toContain('guess');
});

test.each([
  ['`Ansible`을 이용해 다수의 서버에 동일한 환경 설정 유지', 'ko'],
  ['Ich entwickle und pflege die Software, mit der das Team auf der Baustelle nicht sucht.', 'de'],
  ['Kurz', 'en'],
])('without meta.language, the language of “%s” is told as a guess', (summary, lang) => {
  const { resume, notes } = toResume({ basics: { summary } });
  expect(resume.lang).toBe(lang);
  expect(notes[0]).toMatch(`(${lang}). This is a guess`);
});

test.each([
  ['+44 7700 900123', '', ['tel:+447700900123']],
  ['+49(0)170/1234567', '', ['tel:+491701234567']],
  ['(212) 555-0123 ext. 45', 'US', ['tel:+12125550123;ext=45']],
  ['030 1234567', 'Germany', ['tel:+49301234567']],
  ['０９０－１２３４－５６７８', 'JP', ['tel:+819012345678']],
  ['+49 30 1234567 / +49 170 1234567', '', ['tel:+49301234567', 'tel:+491701234567']],
  ['Upon request', 'US', []],
  ['+44 1234', '', []],
  ['123 456 7890', 'US', []],
])('the phone %s in “%s” is shown as written, and leads to %j', (phone, country, links) => {
  const { resume, warnings } = toResume({ basics: { phone, location: { countryCode: country } } });
  const parts = resume.basics.phone;
  expect(parts.map(({ text }) => text).join('')).toBe(phone);
  expect(parts.map(({ href }) => href).filter(Boolean)).toEqual(links);
  expect(warnings).toHaveLength(links.length > 0 ? 0 : 1);
});

test('the language tells the country of a phone number if it has only one', () => {
  const read = (language: string, phone: string) =>
    toResume({ meta: { language }, basics: { phone } }).resume.basics.phone[0]!.href;
  expect(read('ja', '090-1234-5678')).toBe('tel:+819012345678');
  expect(read('de-AT', '0664 1234567')).toBe('tel:+436641234567');
  expect(read('de', '0664 1234567')).toBe('');
});

test.each([
  ['a@example.com, b.c+d@example.co.uk', ['mailto:a@example.com', 'mailto:b.c+d@example.co.uk']],
  ['Tom (tom@müller.example)', ['mailto:tom@müller.example']],
  ['tom at music dot example', []],
])('the e-mail %s is shown as written, and leads to %j', (email, links) => {
  const { resume, warnings } = toResume({ basics: { email } });
  expect(resume.basics.email.map(({ text }) => text).join('')).toBe(email);
  expect(resume.basics.email.map(({ href }) => href).filter(Boolean)).toEqual(links);
  expect(warnings).toHaveLength(links.length > 0 ? 0 : 1);
});

test.each([
  [
    'Somerville, Massachusetts 02143, United States',
    { city: 'Somerville', region: 'Massachusetts', postalCode: '02143', countryCode: 'US' },
  ],
  ['San Francisco, CA 94115', { city: 'San Francisco', postalCode: 'CA 94115' }],
  ['Gijón, España', { city: 'Gijón', region: 'España', countryCode: 'ES' }],
  ['Costa Rica', { countryCode: 'CR' }],
  ['LA', 'LA'],
])('a place is written as it is there: %s', (shown, location) => {
  expect(toResume({ basics: { location } }).resume.basics.location).toBe(shown);
});

test.each([
  ['GitHub', 'you', 'https://github.com/you'],
  ['Mastodon', '@you@social.example', 'https://social.example/@you'],
  ['Mastodon', 'you', ''],
  ['GitHub', 'you/../them', ''],
])('a profile on %s with only the username %s has the address “%s”', (network, username, url) => {
  const { basics } = toResume({ basics: { profiles: [{ network, username }] } }).resume;
  expect(basics.profiles).toEqual([{ network, username, url }]);
});

test.each([
  ['example.com/a', 'https://example.com/a'],
  ['www.example.com:8080/x', 'https://www.example.com:8080/x'],
])('the address %s is read as %s', (written, url) => {
  const { resume, warnings } = toResume({ basics: { url: written } });
  expect([resume.basics.url, warnings]).toEqual([url, []]);
});

test.each([
  ...['javascript:alert(1)', 'https://a b', 'skype:you?chat', 'resume.pdf'].map((one) => [
    'url',
    one,
  ]),
  ...['13/2020', '30.2.2026', '01/02/2020', 'soon', '2018-06-31'].map((one) => ['endDate', one]),
] as const)(
  'the %s %s, which can’t be read, is shown as written, with a warning',
  (field, written) => {
    const { resume, warnings } = toResume({ work: [{}, { name: 'A', [field]: written }] });
    expect(resume.work[0]).toMatchObject({ [field]: written });
    expect(warnings).toEqual([
      expect.stringContaining(`work[1].${field} ("${written}") is shown as written. Expected: a `),
    ]);
  },
);

test('lists every wrong structure by the name that the file gives to its field', () => {
  const json = {
    basics: { name: { a: 1, b: 2 } },
    work: [null, { company: { a: 1, b: 2 } }],
    skills: [{ keywords: [{ a: 1, b: 2 }, 4] }, ['Skill']],
    awards: [{ title: true }, { title: true }, { title: true }],
    references: 3,
  };
  expect(() => toResume(json)).toThrow(
    [
      'basics.name must be text, such as "…", but is {"a":1,"b":2}.',
      'work[1].company must be text, such as "…", but is {"a":1,"b":2}.',
      'skills[0].keywords[0] must be text, such as "…", but is {"a":1,"b":2}.',
      'skills[1] must be an object, such as { "name": "…" }, but is ["Skill"].',
      'awards[0].title must be text, such as "…", but is true. The same is true of awards[1].title and 1 more.',
      'references must be a list, such as [{ … }], but is 3.',
    ].join('\n'),
  );
  expect(() => toResume([])).toThrow(
    'The file must be an object, such as { "name": "…" }, but is [].',
  );
});

test.each([
  [{ references: 0, work: [] }, 'references', []],
  [{ references: 'Upon request' }, 'references', [{ name: 'Upon request' }]],
  [
    { works: [{ company: 'A', title: 'B', jobLocation: 'C', technologies: 'D, E' }] },
    'work',
    [{ name: 'A', position: 'B', location: 'C', keywords: ['D', 'E'] }],
  ],
  [
    { experience: [{ employer: 'A', start_date: '2020', location: { city: 'B', region: 'C' } }] },
    'work',
    [{ name: 'A', startDate: '2020', location: 'B, C' }],
  ],
  [
    { work: [{ summary: ['A', 'B'], highlights: '- C\n- D' }] },
    'work',
    [{ summary: 'A\nB', highlights: ['C', 'D'] }],
  ],
  [
    { certification: [{ name: 'A', authority: 'B', license_number: 'C', fromDate: '2017-02' }] },
    'certificates',
    [{ issuer: 'B', license: 'C', date: '2017-02' }],
  ],
  [
    { education: [{ school: 'A', degree: 'B', schoolLocation: 'C', thesis: 'D' }] },
    'education',
    [{ institution: 'A', studyType: 'B', location: 'C', thesis: 'D' }],
  ],
] as const)('%j is read as %s without a warning', (json, section, entries) => {
  const { resume, warnings } = toResume(json);
  expect(resume[section]).toMatchObject(entries);
  expect(warnings).toEqual([]);
});

test('the roles of one company stand together, with what is said of the company', () => {
  const positions = [
    { position: 'Junior', startDate: '2018', endDate: '2020' },
    { title: 'Senior', startDate: '2020', description: 'Team B' },
  ];
  const work = [
    { name: 'Between', startDate: '2019', endDate: '2021' },
    { name: 'Company', location: 'Town', summary: 'Makes ladders', positions },
    { name: 'Undated', startDate: '2015', endDate: '2016', positions: [{ position: 'Only' }] },
  ];
  const shown = toResume({ work }).resume.work;
  expect(shown.map((one) => [one.name, one.position, one.location, one.description])).toEqual([
    ['Company', 'Senior', 'Town', 'Team B'],
    ['Company', 'Junior', 'Town', 'Makes ladders'],
    ['Between', '', '', ''],
    ['Undated', 'Only', '', ''],
  ]);
  expect(shown.map(({ time }) => time)).toEqual(['current', 'past', 'past', 'past']);
});

test('warns once per kind of what no page shows, and not of what is shown under another name', () => {
  const icons = ['a', 'b'].map((icon) => ({ name: icon.toUpperCase(), icon }));
  const url = 'https://a.example';
  const { warnings } = toResume({
    'x-custom': { list: ['a', { deep: 'b' }] },
    basics: { name: 'A', age: 30, url, website: url },
    interests: icons,
    work: [
      { name: 'New', company: 'Old' },
      { title: 'Both', position: 'Both' },
    ],
  });
  expect(warnings.sort()).toEqual([
    'basics.age is on no page.',
    'interests[0].icon and 1 more are on no page.',
    'work[0].company is on no page.',
    'x-custom is on no page.',
  ]);
});

test.each([
  [
    { resume: { basics: { name: 'A' } } },
    'a JSON Resume inside another object. Remove what is around it',
  ],
  [{ en: { basics: { name: 'A' } }, de: {} }, 'a resume in several languages. Keep one'],
  [{ first_name: 'A', headline: 'B', experiences: [] }, 'data of LinkedIn. Move the name'],
  [{ name: 'A', employment: { history: [] } }, 'a FRESH resume. Run: npx hackmyresume'],
  [
    { info: { sex: 'A', tips: 'B' }, education: [{ school: 'C' }] },
    'something else: it has info, education. A JSON Resume has basics, work',
  ],
])('a file that is no JSON Resume is refused with its shape: %j', (json, what) => {
  expect(() => toResume(json)).toThrow(`The file is no JSON Resume. It seems to be ${what}`);
});

test.each([
  ['R&amp;D &#8211; &quot;Caf&eacute;&quot;', 'R&D – "Café"'],
  ['**nine years** (*“one”* `day`).', 'nine years (“one” day).'],
  ['使用**React**开发、`Ansible`을、*React*を', '使用React开发、Ansible을、Reactを'],
  ['see [my talk](https://example.com/talk_(a))', 'see my talk (https://example.com/talk_(a))'],
  ['<https://example.com> <a@example.com>', 'https://example.com a@example.com'],
  ['# Title\n> quoted\n* one\n- two', 'Title\nquoted\n• one\n• two'],
  ['a<h1>Title</h1><div>b\n c</div></br>d<hr>e', 'a\nTitle\nb c\nd\ne'],
  [
    'Liqor<ul><li>32Go</li><li><p>B</p><ol><li>C</li></ol></li></ul>Engie',
    'Liqor\n• 32Go\n• B\n• C\nEngie',
  ],
  [
    '<a href="https://example.com/?a=1&amp;b=2">my <b>site</b></a>',
    'my site (https://example.com/?a=1&b=2)',
  ],
  ['m<sup>2</sup> of H<sub>2</sub>O', 'm² of H₂O'],
  ['<img src="a.png" alt="A cat">', 'A cat'],
])('%s is shown as what it means', (summary, shown) => {
  expect(toResume({ basics: { summary } }).resume.basics.summary).toBe(shown);
});

test.each([
  ...['A*A*A', '2**10 and 3**2', '> 5 % more', '# 1', 'A*, A*, B', '(*) and (*)', '__init__.py'],
  ...['AT&T; R&D', 'Vec<u8>', 'the <p> element', 'f(x)[0](y)', 'x?d=1&e=2'],
])('%s may mean something else, and stays as it is', (name) => {
  expect(toResume({ work: [{ name }] }).resume.work).toMatchObject([{ name }]);
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
  const awards = ['2019-05', '2026-01-31', '2024'].map((date) => ({ date }));
  const publications = awards.map(({ date }) => ({ releaseDate: date }));
  const { resume } = toResume({ work, awards, publications });
  expect(resume.work.map(({ name }) => name)).toEqual(work.map(({ name }) => name).sort());
  const newestFirst = ['2026-01-31', '2024', '2019-05'];
  expect(resume.awards.map(({ date }) => date)).toEqual(newestFirst);
  expect(resume.publications.map(({ releaseDate }) => releaseDate)).toEqual(newestFirst);
});

test.each([
  ['March 2027', { available: '2027-03' }],
  ['March 2027', { availability: '03/2027' }],
  ['März 2027', { availableFrom: '2027-03-15' }, 'de'],
  ['2027', { available: 2027 }],
  ['now', { available: 'now' }],
  ['three months after an offer', { available: 'three months after an offer' }],
])('the owner is available from %s', (shown, basics, language = 'en') => {
  const { resume, warnings } = toResume({ meta: { language }, basics });
  expect(resume.basics.available).toBe(shown);
  expect(warnings).toEqual([]);
});

test.each([
  ['Sampleton', { address: '1 Sample Street', postalCode: 'AB1 2CD', city: 'Sampleton' }],
  ['Sampleshire', { region: 'Sampleshire' }],
  ['Cologne, Germany', 'Cologne, Germany'],
  ['Germany', { countryCode: 'DE' }],
  ['', undefined],
])('the town is %s, without the street', (town, location) => {
  expect(toResume({ meta: { language: 'en' }, basics: { location } }).resume.basics.town).toBe(
    town,
  );
});
