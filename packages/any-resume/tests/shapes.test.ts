import { expect, test } from 'vitest';
import { toResume } from '../index';
import { splitPhones } from '../contact/links';

test('a file of RenderCV is read, and a note says what its sections became', () => {
  const { resume, warnings, notes } = toResume({
    cv: {
      name: 'Ann',
      headline: 'Developer',
      location: 'Paris, France',
      email: 'a@b.example',
      phone: '+33 6 55 55 00 00',
      website: 'https://ann.example',
      social_networks: [{ network: 'GitHub', username: 'ann' }],
      sections: {
        welcome: ['About me.'],
        experience: [
          {
            company: 'Acme',
            position: 'Dev',
            start_date: '2020-01',
            end_date: 'present',
            highlights: ['One'],
          },
        ],
        education: [{ institution: 'Uni', area: 'CS', degree: 'BSc', date: '2015 – 2019' }],
        skills: [{ label: 'Web', details: 'React, CSS' }],
        languages: [{ label: 'French', details: 'native' }],
        selected_papers: [
          { title: 'Paper', authors: ['A', 'B'], journal: 'J', doi: '10.1/a', date: '2021' },
        ],
        awards: [{ bullet: 'A prize' }],
        tools_i_built: [{ name: 'Tool', date: '2022', highlights: ['Fast'] }],
        anything: ['A line'],
      },
    },
    design: { theme: 'classic' },
  });
  expect(resume.basics).toMatchObject({
    name: 'Ann',
    label: 'Developer',
    summary: 'About me.',
    url: 'https://ann.example',
    profiles: [{ url: 'https://github.com/ann' }],
  });
  expect(resume.work).toMatchObject([{ name: 'Acme', time: 'current', highlights: ['One'] }]);
  expect(resume.education).toMatchObject([
    { institution: 'Uni', studyType: 'BSc', startDate: '2015', endDate: '2019' },
  ]);
  expect(resume.technicalSkills).toMatchObject([{ name: 'Web', keywords: ['React', 'CSS'] }]);
  expect(resume.languages).toMatchObject([{ language: 'French', fluency: 'native' }]);
  expect(resume.publications).toMatchObject([
    {
      name: 'Paper',
      publisher: 'J',
      releaseDate: '2021',
      url: 'https://doi.org/10.1/a',
      summary: 'A, B',
    },
  ]);
  expect(resume.awards).toMatchObject([{ title: 'A prize' }]);
  expect(resume.projects.map(({ name, highlights }) => [name, highlights])).toEqual([
    ['Tool', ['Fast']],
  ]);
  expect(resume.basics.about).toEqual(['anything: A line']);
  expect(warnings).toEqual([]);
  expect(notes.join()).toMatch(/“welcome” is in summary; .*“anything” is in about/);
});

test('an export of Reactive Resume is read, without what is hidden there', () => {
  const { resume, warnings } = toResume({
    id: '019bc48e',
    name: 'A file',
    slug: 'a',
    tags: [],
    data: {
      picture: { hidden: true, url: 'https://a.example/a.jpg', size: 64 },
      basics: {
        name: 'Johnny',
        headline: 'Developer',
        email: 'a@b.example',
        location: 'Kaohsiung',
        website: { url: 'http://you.example/', label: '' },
        customFields: [],
      },
      summary: { title: 'Summary', content: '<p>About me</p>' },
      sections: {
        experience: {
          title: 'Experience',
          items: [
            {
              id: '1',
              company: 'Acme',
              position: 'Dev',
              period: 'June 2023 - March 2025',
              description: '<ul><li><p>One</p></li></ul>',
            },
            { id: '2', hidden: true, company: 'Secret' },
          ],
        },
        profiles: {
          items: [{ id: '3', network: 'GitHub', username: 'you', website: { url: '' } }],
        },
        skills: {
          items: [{ id: '4', name: 'Web', level: 4, proficiency: 'Good', keywords: ['React'] }],
        },
        references: { hidden: true, items: [{ name: 'Boss' }] },
      },
    },
    metadata: { template: 'gengar' },
  });
  expect(resume.basics).toMatchObject({
    name: 'Johnny',
    label: 'Developer',
    url: 'http://you.example/',
    image: '',
    summary: 'About me',
    profiles: [{ url: 'https://github.com/you' }],
  });
  expect(resume.work).toMatchObject([
    { name: 'Acme', startDate: '2023-06', endDate: '2025-03', summary: '• One' },
  ]);
  expect(resume.technicalSkills).toMatchObject([
    { name: 'Web', level: 'Good', keywords: ['React'] },
  ]);
  expect(resume.references).toEqual([]);
  expect(warnings).toEqual([]);
});

const basics = { name: 'Ann', headline: 'Developer' };

test('an old export of Reactive Resume has its profiles, levels and own sections, and no picture that is hidden', () => {
  const { resume, warnings } = toResume({
    basics: {
      ...basics,
      profiles: [{ id: '1', network: 'GitHub', username: 'ann', url: 'https://github.com/ann' }],
      photo: { url: 'https://a.example/p.jpg', visible: false },
      summary: 'Sum',
    },
    sections: {
      languages: { visible: true, items: [{ name: 'German', level: 'Native', levelNum: 10 }] },
      'b1-b2': {
        name: 'Talks',
        type: 'custom',
        visible: true,
        items: [{ title: 'T', subtitle: 'S', date: { start: '2019', end: '2020' }, summary: 'x' }],
      },
    },
  });
  expect(resume.basics).toMatchObject({
    image: '',
    summary: 'Sum',
    profiles: [{ network: 'GitHub' }],
  });
  expect(resume.languages).toMatchObject([{ language: 'German', fluency: 'Native' }]);
  expect(resume.projects).toMatchObject([
    { name: 'T', entity: 'S', description: 'x', startDate: '2019', endDate: '2020' },
  ]);
  expect(warnings).toEqual([]);
});

test('a picture whose effect is to be hidden stays out, and what a level says comes in', () => {
  const { resume, warnings } = toResume({
    basics: { ...basics, picture: { url: 'https://a.example/p.jpg', effects: { hidden: true } } },
    sections: {
      skills: { visible: true, items: [{ name: 'Web', description: 'Advanced', level: 4 }] },
      custom: {
        a: { name: 'Shown', visible: true, items: [{ visible: true, name: 'N' }] },
        b: { name: 'Hidden', visible: false, items: [{ visible: true, name: 'Secret' }] },
      },
    },
  });
  expect(resume.basics.image).toBe('');
  expect(resume.technicalSkills).toMatchObject([{ name: 'Web', level: 'Advanced' }]);
  expect(resume.projects.map(({ name }) => name)).toEqual(['N']);
  expect(warnings).toEqual([]);
});

test('sections that an owner adds to Reactive Resume are of their type, and letters stay out', () => {
  const { resume, warnings } = toResume({
    basics,
    sections: {
      experience: {
        items: [
          {
            company: 'Acme',
            period: '2019 - Present',
            roles: [
              { id: 'a', position: 'Senior', period: '2021 - Present', description: '<p>S</p>' },
              { id: 'b', position: 'Junior', period: '2019 - 2021' },
            ],
          },
        ],
      },
      work: [{ name: 'Beside', startDate: '2001', endDate: '2002' }],
    },
    customSections: [
      { type: 'experience', title: 'More', items: [{ company: 'X', period: '2000 - 2001' }] },
      { type: 'skills', title: 'Soft', items: [{ name: 'Teamwork' }] },
      { type: 'summary', title: 'About', items: [{ content: '<p>More about</p>' }] },
      { type: 'cover-letter', items: [{ recipient: 'Boss', content: 'Dear' }] },
    ],
    education: [{ institution: 'Uni' }],
  });
  expect(resume.work.map(({ name, position }) => [name, position])).toEqual([
    ['Acme', 'Senior'],
    ['Acme', 'Junior'],
    ['Beside', ''],
    ['X', ''],
  ]);
  expect(resume.education).toMatchObject([{ institution: 'Uni' }]);
  expect(resume.softSkills).toMatchObject([{ name: 'Teamwork' }]);
  expect(resume.projects).toMatchObject([{ name: 'About', description: 'More about' }]);
  expect(warnings).toEqual(['cover-letter is on no page.']);
});

test('a file of an old RenderCV is read, and points of one section stand together', () => {
  const { resume, warnings } = toResume({
    cv: {
      name: 'Ann',
      summary: ['About.'],
      website: ['https://ann.example'],
      work_experience: [{ company: 'Acme', position: 'Dev', start_date: '2019-01' }],
      personal_projects: [{ name: 'P', date: '2020' }],
      skills: [{ name: 'Languages', details: 'Go, Rust' }],
      clubs: [{ bullet: 'One' }, { bullet: 'Two' }],
      references: ['On request'],
    },
  });
  expect(resume.basics).toMatchObject({ summary: 'About.', url: 'https://ann.example' });
  expect(resume.work).toMatchObject([{ name: 'Acme', time: 'current' }]);
  expect(resume.technicalSkills).toMatchObject([{ name: 'Languages', keywords: ['Go', 'Rust'] }]);
  expect(resume.references).toMatchObject([{ name: 'On request' }]);
  expect(resume.projects.map(({ name, highlights }) => [name, highlights])).toEqual([
    ['P', []],
    ['clubs', ['One', 'Two']],
  ]);
  expect(warnings).toEqual([]);
});

test('a JSON Resume in the field cv is said to be inside another object', () => {
  expect(() => toResume({ cv: { basics: { name: 'A' }, work: [] } })).toThrow(
    'inside another object',
  );
});

test('a period of at most 100 characters is read as two dates; a longer text is shown as it is', () => {
  const read = (dates: string) =>
    toResume({ basics: { name: 'Ann' }, work: [{ name: 'A', dates }] }).resume.work;
  const [short, long] = [80, 120].map((spaces) => `2019${' '.repeat(spaces)}– 2020`);
  expect(read(short!)).toMatchObject([{ startDate: '2019', endDate: '2020' }]);
  expect(read(long!)).toMatchObject([{ startDate: long, endDate: long }]);
});

test('a phone number is a link, but not in a text of more than 300 characters', () => {
  const listLinks = (length: number) =>
    splitPhones('+33 6 55 55 00 00'.padEnd(length, ' a'), 'FR').filter(({ href }) => href).length;
  expect([listLinks(300), listLinks(301)]).toEqual([1, 0]);
});

test.each<[section: string, entries: unknown[], part: string]>([
  ['Programming Languages', [{ label: 'Proficient', details: 'Python, Rust' }], 'skills'],
  ['Languages', [{ label: 'Dutch', details: 'native' }], 'languages'],
  ['Sprachkenntnisse', [{ label: 'Dutch', details: 'native' }], 'languages'],
  ...['Resumen', 'Zusammenfassung', 'Über mich', 'À propos', '自己紹介', 'Objective'].map(
    (name): [string, string[], string] => [name, ['Words of it.'], 'summary'],
  ),
  ['Courses', ['One', 'Two'], 'about'],
  ['Public Projects', [{ name: 'A thing', date: '2024' }], 'projects'],
  ['Publications', [{ name: 'A paper', date: '2024' }], 'publications'],
])(
  'the section “%s” of RenderCV is found by what it has, and then by its name',
  (name, entries, part) => {
    const { notes } = toResume({ cv: { name: 'Ann', sections: { [name]: entries } } });
    expect(notes).toContainEqual(`Of the sections, “${name}” is in ${part}.`);
  },
);

test.each([
  ['+39~345~236~0130', ['tel:+393452360130'], '+39~345~236~0130'],
  ['+44 7700 900123, 9-17h', ['tel:+447700900123', ''], '+44 7700 900123'],
  ['+44 7700 900123 ext. 9', ['tel:+447700900123;ext=9'], '+44 7700 900123 ext. 9'],
])('the phone number %j leads to itself', (written, hrefs, text) => {
  const parts = splitPhones(written, '');
  expect(parts.map(({ href }) => href)).toEqual(hrefs);
  expect(parts[0]!.text).toBe(text);
});

test('a word that is lost is named also where another entry has it', () => {
  const { warnings } = toResume({
    basics: { name: 'Ann', label: 'Developer' },
    work: [{ name: 'Acme', designation: 'Developer' }],
    education: [{ institution: 'Uni', campus: 'Acme', department: 'Physics' }],
  });
  expect(warnings).toEqual([
    'work[0].designation is on no page.',
    'education[0].campus is on no page.',
    'education[0].department is on no page.',
  ]);
});

test('what has a title is called by it, and a job by its employer', () => {
  const { resume, warnings } = toResume({
    basics: { name: 'Ann' },
    certificates: [{ title: 'Cloud', organization: 'Amazon' }],
    projects: [{ title: 'Site', category: 'Web' }],
    skills: [{ title: 'Frontend', names: ['React', 'CSS'] }],
    work: [{ title: 'Dev', company: 'Acme' }],
  });
  expect(resume.certificates).toMatchObject([{ name: 'Cloud', issuer: 'Amazon' }]);
  expect(resume.projects).toMatchObject([{ name: 'Site' }]);
  expect(resume.technicalSkills).toMatchObject([{ name: 'Frontend', keywords: ['React', 'CSS'] }]);
  expect(resume.work).toMatchObject([{ name: 'Acme', position: 'Dev' }]);
  expect(warnings).toEqual(['projects[0].category is on no page.']);
});

test.each([
  [{ period: '2019--2020' }, '2019', '2020'],
  [{ dates: 'Jan 2019 --- Feb 2020' }, '2019-01', '2020-02'],
  [{ span: { from: '2019-01', to: '2020-02' } }, '2019-01', '2020-02'],
  [{ date_start: '2019-01', date_end: '2020-02' }, '2019-01', '2020-02'],
])('the period %j is read', (dates, startDate, endDate) => {
  const { resume, warnings } = toResume({ basics: { name: 'A' }, work: [{ name: 'B', ...dates }] });
  expect(resume.work).toMatchObject([{ startDate, endDate }]);
  expect(warnings).toEqual([]);
});

test.each([
  { network: 'GitHub', url: 'https://www.github.com/<ann>/' },
  { network: 'GitHub', username: '{username}' },
  { network: 'LinkedIn', url: 'https://www.linkedin.com/in/[your-name]' },
  { network: 'GitHub', url: 'https://github.com/%7Busername%7D' },
])('the placeholder of %j is no link, and is named', (profile) => {
  const { resume, warnings } = toResume({ basics: { name: 'A', profiles: [profile] } });
  expect(JSON.stringify(resume)).not.toMatch(/ann|username}|your-name|%7B/);
  expect(warnings.join()).toMatch(/profiles\[0\]\.(?:url|username) is on no page/);
});

test('a phrase is no name of a technology', () => {
  const keywords = ['agile Software Development (XP/Scrum)', 'Java', 'Python'];
  const { resume } = toResume({ basics: { name: 'A' }, skills: [{ name: 'Work', keywords }] });
  expect(resume.stack).toBe('Java · Python');
});

test.each<[place: unknown, town: string, address: string]>([
  ['1 Main St, Springfield, CA 94000', 'Springfield', '1 Main St, Springfield, CA 94000'],
  ['12 Rue Une, 75001 Paris, France', 'Paris', '12 Rue Une, 75001 Paris, France'],
  ['Springfield, Illinois', 'Springfield, Illinois', 'Springfield, Illinois'],
  [
    { city: 'San Jose', region: 'California', postalCode: 'CA' },
    'San Jose',
    'San Jose, California',
  ],
  [{ city: 'San Jose', region: 'California CA' }, 'San Jose', 'San Jose, California'],
])('of the place %j, the town is “%s”', (location, town, address) => {
  const { resume } = toResume({ basics: { name: 'A', location } });
  expect([resume.basics.town, resume.basics.location]).toEqual([town, address]);
});

test.each([
  [{ first: 'Ann', last: 'Lee' }, 'Ann Lee', []],
  [{ familyName: 'Lee', givenName: 'Ann' }, 'Ann Lee', []],
  [{ suffix: 'PhD', last: 'Lee', middle: null, first: 'Ann' }, 'Ann Lee PhD', []],
  [
    { first: 'Ann', last: 'Lee', preferred: 'Nan' },
    'Ann Lee',
    ['basics.name.preferred is on no page.'],
  ],
])('the name %j is “%s”', (name, expected, warned) => {
  const { resume, warnings } = toResume({ basics: { name } });
  expect(resume.basics.name).toBe(expected);
  expect(warnings).toEqual(warned);
});

test('a resume without basics has them at its root, by any of their names, and a note says which', () => {
  const { resume, notes, warnings } = toResume({
    Name: { first: 'Ann', last: 'Lee' },
    title: 'Developer',
    'E-Mail': 'ann@a.example',
    profile: 'I build harbours.',
    website: 'a.example',
    github: 'ann',
    languages: ['English'],
    Work_Experience: [{ company: 'B', title: 'C' }],
    shoeSize: 'Thirty-eight',
  });
  expect(resume).toMatchObject({
    basics: {
      name: 'Ann Lee',
      label: 'Developer',
      email: [{ href: 'mailto:ann@a.example' }],
      about: ['I build harbours.'],
      url: 'https://a.example',
      profiles: [{ network: 'github', username: 'ann', url: 'https://github.com/ann' }],
    },
    languages: [{ language: 'English' }],
    work: [{ name: 'B' }],
  });
  expect(notes).toContain(
    'Read as if it stood in basics: Name, title, E-Mail, profile, website, github.',
  );
  expect(warnings).toEqual(['shoeSize is on no page.']);
});

test.each<[contact: object, emails: string[]]>([
  [{ email: 'ann@a.example', github: 'ann' }, ['ann@a.example']],
  [{ email: 'hidden' }, []],
])('contact at the root, %j, has details or says who sees them', (contact, emails) => {
  const { basics } = toResume({ fullName: 'Ann Lee', contact, work: [{ name: 'B' }] }).resume;
  expect(basics.email.map(({ text }) => text)).toEqual(emails);
  expect(basics.profiles.map(({ url }) => url)).toEqual(emails.map(() => 'https://github.com/ann'));
});

test('a fault in a resume without basics has the line of its field', () => {
  const toPosition = (path: unknown[]) => `${path.join('/')}: `;
  expect(() => toResume({ name: 'A', email: { a: 1, b: 2 } }, toPosition)).toThrow(
    'email: basics.email must be text',
  );
});
