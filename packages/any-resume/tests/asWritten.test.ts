// What owners really write, as it was found in public resumes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toResume } from '../index';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const readJob = (dates: object) => {
  const { resume, warnings } = toResume({ basics: { name: 'A' }, work: [{ name: 'B', ...dates }] });
  const { startDate, endDate, time } = resume.work[0]!;
  return { read: [startDate, endDate, time], warnings };
};

test.each([
  [{ period: 'Dec 2019 – Present' }, ['2019-12', '', 'current']],
  [{ duration: '2015 - 2019' }, ['2015', '2019', 'past']],
  [{ dates: '2019-2023' }, ['2019', '2023', 'past']],
  [{ period: 'June 2023 - March 2025' }, ['2023-06', '2025-03', 'past']],
  [{ date: '03/2018 bis 04/2019' }, ['2018-03', '2019-04', 'past']],
  [{ period: 'Jun – Aug 2021 (3 months)' }, ['2021-06', '2021-08', 'past']],
  [{ years: '2019-20' }, ['2019', '2020', 'past']],
  [{ period: '2020年4月～2021年3月' }, ['2020-04', '2021-03', 'past']],
  [{ period: 'seit 2020' }, ['2020', '', 'current']],
  [{ period: { start: '2019', end: '2020' } }, ['2019', '2020', 'past']],
  [
    { timePeriod: { startDate: { year: 2019, month: 3 }, endDate: { year: 2020 } } },
    ['2019-03', '2020', 'past'],
  ],
  [{ starts_at: { day: 1, month: 2, year: 2019 }, ends_at: null }, ['2019-02-01', '', 'current']],
  [{ startDate: '2019 - 2020' }, ['2019', '2020', 'past']],
  [{ startDate: '2019-03', endDate: '2020', duration: '1 year' }, ['2019-03', '2020', 'past']],
  [{ startDate: 'Invalid date', endDate: 'Invalid date' }, ['', '', '']],
  [{ startDate: '2019-03', endDate: 'Invalid date' }, ['2019-03', '', '']],
  [{ startDate: 'n/a', endDate: '2020' }, ['', '2020', 'past']],
  [{ startDate: '2019-03', endDate: '0000-00-00' }, ['2019-03', '', '']],
  // No claim that it goes on, as what is there can't be read.
  [{ startDate: 'around 2019' }, ['around 2019', '', '']],
  [{ period: 'Summer 2019' }, ['Summer 2019', 'Summer 2019', 'past']],
  [{ year: 2019 }, ['2019', '2019', 'past']],
  [{ startDate: 'Spring 2019', endDate: 'Fall 2020' }, ['Spring 2019', 'Fall 2020', 'past']],
  [{ startDate: 'Summer 2016', endDate: 'current' }, ['Summer 2016', 'current', 'current']],
  [{ period: 'Mid-2016 – present' }, ['Mid-2016', 'present', 'current']],
  [{ period: '2020–heute' }, ['2020', '', 'current']],
  [{ period: '2021 to date' }, ['2021', '', 'current']],
  [{ period: 'From June 2018 to May 2019' }, ['2018-06', '2019-05', 'past']],
  [{ period: 'De mars 2018 à déc. 2019' }, ['2018-03', '2019-12', 'past']],
  [{ startDate: 'févr. 2016', endDate: 'à ce jour' }, ['2016-02', '', 'current']],
  [{ startDate: 'enero de 2020', endDate: 'hasta la fecha' }, ['2020-01', '', 'current']],
  [{ startDate: 'март 2020', endDate: 'по н.в.' }, ['2020-03', '', 'current']],
  [{ period: '２０１２年４月〜２０１３年３月' }, ['2012-04', '2013-03', 'past']],
  [{ startDate: 202103, endDate: '20230401' }, ['2021-03', '2023-04-01', 'past']],
  [{ startDate: '202113' }, ['202113', '', '']],
  [{ period: '2019 – nuvarande' }, ['2019', '', 'current']],
  [{ period: '2019.03 ~ 재직 중' }, ['2019-03', '', 'current']],
  [{ period: '2019年3月から現在まで' }, ['2019-03', '', 'current']],
  [{ period: 'Ocak 2019 - Halen' }, ['2019-01', '', 'current']],
  [{ period: '2019 – по наст. время' }, ['2019', '', 'current']],
  [{ period: 'من مارس 2019 إلى أبريل 2020' }, ['2019-03', '2020-04', 'past']],
  [{ period: '2019 bis auf Weiteres' }, ['2019', 'auf Weiteres', 'current']],
  [{ period: 'Jan 2019 - Present · 2 yrs 3 mos' }, ['2019-01', '', 'current']],
  [{ period: 'mar/2019 – dez/2020' }, ['2019-03', '2020-12', 'past']],
  [{ period: '2019 → 2020' }, ['2019', '2020', 'past']],
  [{ period: '2019 -> now' }, ['2019', '', 'current']],
  [{ period: '’19 – ’21' }, ['2019', '2021', 'past']],
  [{ period: '2019 onwards' }, ['2019', '', 'current']],
  [{ period: '令和2年3月 – 現在' }, ['2020-03', '', 'current']],
  [{ period: '平成31年4月' }, ['2019-04', '2019-04', 'past']],
  [{ period: 'Q1 2019 - Q3 2020' }, ['Q1 2019 - Q3 2020', 'Q1 2019 - Q3 2020', 'past']],
  [{ period: '– 2020' }, ['– 2020', '– 2020', 'past']],
  // A length is no time.
  [{ duration: '6 months' }, ['6 months', '6 months', '']],
  [{ dates: ['2019', '2020'] }, ['2019', '2020', 'past']],
  [{ startYear: 2019, startMonth: 'March', endYear: '2020' }, ['2019-03', '2020', 'past']],
  [{ startDate: 'Jan/2019' }, ['2019-01', '', 'current']],
  [{ startDate: 1546300800000, endDate: 1577836800 }, ['2019-01-01', '2020-01-01', 'past']],
  [{ startDate: '2019-00-00', endDate: '2019-12-31 23:59:59' }, ['2019', '2019-12-31', 'past']],
  [
    { startDate: 'Tue Jan 01 2019 00:00:00 GMT+0100 (CET)', endDate: {} },
    ['2019-01-01', '', 'current'],
  ],
  [{ startDate: '2562', endDate: '0' }, ['2019', '', '']],
])('the dates %j of a job are %j', (dates, expected) => {
  expect(readJob(dates).read).toEqual(expected);
});

test('a job whose dates are unknown stands behind those of today', () => {
  const work = [
    { name: 'Left long ago', startDate: '2019 - 2020' },
    { name: 'Unknown', startDate: 'Invalid date', endDate: 'Invalid date' },
    { name: 'Here now', startDate: '2021-03' },
  ];
  const names = toResume({ work }).resume.work.map(({ name }) => name);
  expect(names).toEqual(['Here now', 'Left long ago', 'Unknown']);
});

test('the start of a certificate is its date', () => {
  const { resume, warnings } = toResume({
    certificates: [
      { name: 'A', issuer: 'B', startDate: '2024-05-01', endDate: '2027-05-01', url: '' },
    ],
  });
  expect(resume.certificates).toMatchObject([{ name: 'A', date: '2024-05-01' }]);
  expect(warnings).toEqual(['certificates[0].endDate is on no page.']);
});

test.each([
  [{ basics: { website: { name: 'ann.example', url: 'https://ann.example' } } }, []],
  [
    { work: [{ name: 'A', website: { url: 'https://a.example', label: 'Read more' } }] },
    ['work[0].website.label is on no page.'],
  ],
  [
    { work: [{ name: 'A', achievements: [{ text: 'Did.', tags: ['Go'] }] }] },
    ['work[0].achievements[0].tags is on no page.'],
  ],
  [{ basics: { name: 'A', summary: { content: '<p>B</p>' } } }, []],
])('an object with one text or one address is that: %j', (json, expected) => {
  expect(toResume(json).warnings).toEqual(expected);
});

test('an address and a text in an object are read as those alone', () => {
  const { resume } = toResume({
    basics: { name: 'A', website: { name: 'ann.example', url: 'https://ann.example' } },
    work: [
      { name: 'A', achievements: [{ text: 'Did.', tags: ['Go'] }], website: { href: 'a.example' } },
    ],
  });
  expect(resume.basics.url).toBe('https://ann.example');
  expect(resume.work[0]).toMatchObject({ highlights: ['Did.'], url: 'https://a.example' });
});

test.each([
  [
    { skills: { Frontend: ['React', 'CSS'], Backend: 'Go, SQL' } },
    'technicalSkills',
    [
      { name: 'Frontend', keywords: ['React', 'CSS'] },
      { name: 'Backend', keywords: ['Go', 'SQL'] },
    ],
  ],
  [
    { skills: { technologies: ['Go'], soft: ['Teamwork'] } },
    'softSkills',
    [{ name: 'soft', keywords: ['Teamwork'] }],
  ],
  [{ skills: { soft: [{ name: 'Chess' }] } }, 'softSkills', [{ name: 'Chess' }]],
  [
    { languages: { German: 'C2', English: 'B1' } },
    'languages',
    [{ language: 'German', fluency: 'C2' }, { language: 'English' }],
  ],
  [
    { work: { Acme: { position: 'Dev', startDate: '2020' } } },
    'work',
    [{ name: 'Acme', position: 'Dev' }],
  ],
  [{ work: { name: 'Acme', position: 'Dev' } }, 'work', [{ name: 'Acme', position: 'Dev' }]],
  [
    { projects: { open: [{ name: 'A' }], closed: [{ name: 'B' }] } },
    'projects',
    [{ name: 'A' }, { name: 'B' }],
  ],
  [
    { work: [{ name: 'A', highlights: { Backend: ['One', 'Two'] } }] },
    'work',
    [{ highlights: ['Backend: One', 'Backend: Two'] }],
  ],
] as const)('a map in the place of a list is read: %j', (json, section, expected) => {
  expect(toResume(json).resume[section]).toMatchObject(expected);
});

test.each([
  [{ work: [{ company: { name: 'A' } }] }, 'work', [{ name: 'A' }]],
  [
    { work: [{ name: 'A', location: ['Berlin', 'remote'] }] },
    'work',
    [{ location: 'Berlin, remote' }],
  ],
  [
    { work: [{ company: 'A', roles: [{ title: 'B', startDate: '2019' }] }] },
    'work',
    [{ name: 'A', position: 'B', time: 'current' }],
  ],
  [{ work: [{ name: 'A', url: ['a.example'] }] }, 'work', [{ url: 'https://a.example' }]],
  [
    { skills: { sets: [{ name: 'Web', skills: ['HTML'] }] } },
    'technicalSkills',
    [{ keywords: ['HTML'] }],
  ],
  [
    { education: [{ institute: 'A', graduationYear: 2019 }] },
    'education',
    [{ institution: 'A', endDate: '2019' }],
  ],
  [{ education: [{}], work: {}, references: [[]] }, 'education', []],
] as const)('what has another name or shape is read: %j', (json, section, expected) => {
  const { resume, warnings } = toResume({ basics: { name: 'A', label: {}, phone: [] }, ...json });
  expect(resume[section]).toMatchObject(expected);
  expect(warnings).toEqual([]);
});

test('numbers and streets under other names than those that are known stay off the pages, and are named', () => {
  const location = { street: 'Secret Street 1', town: 'Berlin' };
  const { resume, warnings } = toResume({
    basics: { name: 'A', phones: ['+49 170 1234567'], emails: ['a@a.example'], location },
  });
  expect(JSON.stringify(resume)).not.toMatch(/Secret|1234567|a@a/);
  expect(warnings).toEqual([
    'basics.phones is on no page.',
    'basics.emails is on no page.',
    'basics.location.street is on no page.',
  ]);
});

test('a key of any name stops nothing', () => {
  const json = '{"basics":{"name":"A","__proto__":{"x":"1"}},"work":[{"name":"B","toString":"y"}]}';
  const { resume, warnings } = toResume(JSON.parse(json));
  expect(resume.work).toMatchObject([{ name: 'B' }]);
  expect(warnings).toContain('work[0].toString is on no page.');
});

test('of several addresses the first is shown, and the others are named', () => {
  const { resume, warnings } = toResume({ basics: { url: ['a.example', 'b.example'] } });
  expect(resume.basics.url).toBe('https://a.example');
  expect(warnings).toEqual(['basics.url[1] is on no page.']);
});

test('faults of one kind are one line, which says how to write it', () => {
  const achievements = Array.from({ length: 12 }, () => ({ a: 'One', b: 'Two' }));
  expect(() => toResume({ work: [{ name: 'A', achievements }] })).toThrow(
    /^work\[0\]\.achievements\[0\] must be text, such as "…", but is \{"a":"One","b":"Two"\}\. The same is true of work\[0\]\.achievements\[1\] and 10 more\.$/,
  );
});

test.each([
  [
    'Niterói, Rio de Janeiro 24230-136, Brasil',
    'en',
    {
      address: 'Niterói, Rio de Janeiro, Brasil',
      postalCode: '24230-136',
      city: 'Niterói',
      countryCode: 'BR',
      region: 'Rio de Janeiro',
    },
  ],
  ['القاهرة، مصر', 'ar', { city: 'القاهرة', countryCode: 'EG' }],
  [
    'רחוב הרצל 5, תל אביב, ישראל',
    'he',
    { address: 'רחוב הרצל 5', city: 'תל אביב', countryCode: 'IL' },
  ],
  [
    '04-402 Warszawa, mazowieckie, Polska',
    'pl',
    { postalCode: '04-402', city: 'Warszawa', region: 'mazowieckie', countryCode: 'pl' },
  ],
  ['Paris, France', 'en', { city: 'Paris', country: 'France' }],
  [
    'Guadalajara, Jalisco, México',
    'en',
    { city: 'Guadalajara', region: 'Jalisco', country: 'México', countryCode: 'MX' },
  ],
  ['Köln, Deutschland', 'de', { city: 'Köln', region: 'Köln', countryCode: 'DE' }],
  ['Singapore', 'en', { city: 'Singapore', countryCode: 'SG' }],
  ['東京、日本', 'ja', { city: '東京', countryCode: 'JP' }],
  ['Manchester, England', 'en', { city: 'Manchester', country: 'England' }],
  ['Berlin, Germany', 'en', ['Berlin', 'Germany']],
  ['Berlin, Germany', 'en', [{ city: 'Berlin', countryCode: 'DE' }]],
  ['10115 Berlin', 'en', { zip: '10115', town: 'Berlin' }],
])('a place is %s in a page in %s', (shown, language, location) => {
  const { resume } = toResume({ meta: { language }, basics: { name: 'A', location } });
  expect(resume.basics.location).toBe(shown);
});

test.each([
  ['리더십', '팀워크', '의사소통'],
  ['Гибкие навыки', 'Командная работа'],
  ['Miękkie', 'Praca w zespole', 'Komunikacja'],
  ['软技能', '团队合作', '沟通'],
  ['כישורים רכים', 'עבודת צוות'],
  ['Competências interpessoais', 'Trabalho em equipe'],
  ['Vaardigheden', 'Samenwerken'],
])(
  'the skill %s is not in the line of technologies, whatever the language',
  (name, ...keywords) => {
    const skills = [
      { name, keywords },
      { name: 'Web', keywords: ['React', 'Node.js'] },
    ];
    expect(toResume({ skills }).resume.stack).toBe('React · Node.js');
  },
);

test('a skill that is said to be technical is in the line of technologies', () => {
  const { resume } = toResume({
    skills: [{ name: 'Grooming', kind: 'technical', keywords: ['Cats'] }],
  });
  expect(resume.stack).toBe('Cats');
});

test.each([
  ['https://github.com/ann', 'https://github.com/ann'],
  ['github.com/ann', 'https://github.com/ann'],
  ['www.ann.example', 'https://www.ann.example'],
])('a profile whose username is the address %s has that address', (username, url) => {
  const { basics } = toResume({
    basics: { profiles: [{ network: 'GitHub', username }] },
  }).resume;
  expect(basics.profiles).toEqual([{ network: 'GitHub', username: '', url }]);
});

test.each([
  [
    { network: 'GitHub', url: '@ann' },
    { username: '@ann', url: 'https://github.com/ann' },
  ],
  [{ network: 'X (Twitter)', username: '@ann' }, { url: 'https://x.com/ann' }],
  [{ platform: 'Git Lab', handle: 'ann' }, { url: 'https://gitlab.com/ann' }],
  ['github.com/ann', { network: 'github.com/ann', url: 'https://github.com/ann' }],
] as const)('the profile %j leads to its page, without a warning', (written, shown) => {
  const { resume, warnings } = toResume({ basics: { name: 'A', profiles: [written] } });
  expect(resume.basics.profiles).toMatchObject([shown]);
  expect(warnings).toEqual([]);
});

test('a network with the name of a property of objects has no page', () => {
  const profiles = [{ network: 'constructor', username: 'ann' }];
  expect(toResume({ basics: { profiles } }).resume.basics.profiles[0]!.url).toBe('');
});

test('a username with a dot is no address', () => {
  const profiles = [{ network: 'GitLab', username: 'ann.b' }];
  const [profile] = toResume({ basics: { profiles } }).resume.basics.profiles;
  expect(profile).toMatchObject({ username: 'ann.b', url: 'https://gitlab.com/ann.b' });
});

test('mailto: and tel: are no part of an address that is shown', () => {
  const basics = { email: 'mailto:ann@ann.example', phone: 'tel:+49 170 1234567' };
  expect(toResume({ basics }).resume.basics).toMatchObject({
    email: [{ text: 'ann@ann.example', href: 'mailto:ann@ann.example' }],
    phone: [{ text: '+49 170 1234567', href: 'tel:+491701234567' }],
  });
});
