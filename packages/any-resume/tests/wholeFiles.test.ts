// Whole resumes, as templates and programs leave them. What is not named here is in asWritten.test.ts and toResume.test.ts.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toResume } from '../index';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('a resume of al-folio is shown with its place, and its icons are named once', () => {
  const { resume, warnings } = toResume({
    basics: {
      name: '桂某某',
      label: '本科生',
      image: '',
      phone: '18055500000',
      url: '00ffcc.github.io',
      location: {
        address: '蜀山区高新技术产业开发区复兴路100号',
        postalCode: '230031',
        city: '合肥市',
        countryCode: '中华人民共和国',
        region: '安徽省',
      },
      profiles: [{ network: '知乎', username: 'a', url: 'https://www.zhihu.com/people/a' }],
    },
    education: [{ institution: '中国科学技术大学', endDate: '2026-06-30', location: '安徽，合肥' }],
    awards: [
      { title: '冠军', date: '2023-9' },
      { title: '银奖', date: '2025-1' },
    ],
    certificates: [{ name: 'A', date: '2018-01-01', icon: 'fa-solid fa-tag' }],
    skills: [{ name: 'Physics', level: 'Master', icon: 'fa-solid fa-hashtag' }],
    languages: [{ language: 'German', fluency: 'Native speaker', icon: '' }],
  });
  expect(resume.basics).toMatchObject({
    phone: [{ text: '18055500000', href: 'tel:+8618055500000' }],
    url: 'https://00ffcc.github.io',
    town: '合肥市',
  });
  for (const part of ['复兴路100号', '230031', '合肥市', '安徽省', '中华人民共和国'])
    expect(resume.basics.location.split(part)).toHaveLength(2);
  expect(resume.education).toMatchObject([{ time: 'past', location: '安徽，合肥' }]);
  expect(resume.awards.map(({ date }) => date)).toEqual(['2025-01', '2023-09']);
  expect(warnings).toEqual(['certificates[0].icon and 1 more are on no page.']);
});

test.each([
  ['中华人民共和国', '18055500000', 'tel:+8618055500000'],
  ['中国', '18055500000', 'tel:+8618055500000'],
  ['臺灣', '0912 345 678', 'tel:+886912345678'],
  ['대한민국', '010-2000-0000', 'tel:+821020000000'],
  ['Deutschland', '030 1234567', 'tel:+49301234567'],
  ['México', '55 1234 5678', 'tel:+525512345678'],
])(
  'a phone in %s, by the name that the country has for itself, leads to its number',
  (country, phone, href) => {
    const { basics } = toResume({
      meta: { language: 'en' },
      basics: { phone, location: { country } },
    }).resume;
    expect(basics.phone).toEqual([{ text: phone, href }]);
  },
);

test('a day that no month has is shown as written, and what it ends is past', () => {
  const work = [
    { name: 'A', startDate: '2016-07-01', endDate: '2018-06-31' },
    { name: 'B', startDate: '2018-09-01', endDate: '2019-12-31' },
  ];
  const { resume, warnings } = toResume({ basics: { name: 'A' }, work });
  expect(resume.work.map(({ name, endDate, time }) => [name, endDate, time])).toEqual([
    ['B', '2019-12-31', 'past'],
    ['A', '2018-06-31', 'past'],
  ]);
  expect(warnings).toEqual([expect.stringContaining('work[0].endDate ("2018-06-31")')]);
});

test('lists of HTML in a summary are lines of their own, also lists within lists', () => {
  const summary =
    "Développement d'une application<ul><li>Remise aux normes:<ul><li>établir (git)</li><li>mise en place<br>de tests</li></ul></li></ul>";
  const { resume, warnings } = toResume({
    work: [{ name: 'A', summary, highlights: ['C#', '.NET & .net core'] }],
  });
  expect(resume.work).toMatchObject([
    {
      summary:
        "Développement d'une application\n• Remise aux normes:\n• établir (git)\n• mise en place\nde tests",
      highlights: ['C#', '.NET & .net core'],
    },
  ]);
  expect(warnings).toEqual([]);
});

test('an end in the future is current until it has come, and an empty profile is none', () => {
  const { resume, warnings } = toResume({
    basics: {
      name: 'A',
      image: '',
      email: 'tom at music dot example ',
      url: 'music.example',
      profiles: [{}],
    },
    work: [
      { name: 'Now Ltd', startDate: '2024-01', endDate: '2099-12-31' },
      { name: 'Old Ltd', startDate: '2020', endDate: '2021' },
    ],
    projects: [{ name: 'Thesis', startDate: '2026-09', endDate: '2027-03' }],
    education: [{ institution: 'Uni', studyType: 'BSc', startDate: '2024-09', endDate: '2027-06' }],
    volunteer: [{ organization: 'SVC', startDate: '2022-09', endDate: 'Present' }],
  });
  expect(resume.work.map(({ name, time }) => [name, time])).toEqual([
    ['Now Ltd', 'current'],
    ['Old Ltd', 'past'],
  ]);
  for (const [one] of [resume.projects, resume.education, resume.volunteer])
    expect(one!.time).toBe('current');
  expect(resume.basics).toMatchObject({
    email: [{ text: 'tom at music dot example', href: '' }],
    url: 'https://music.example',
    profiles: [],
  });
  expect(warnings).toEqual([expect.stringContaining('Expected: an e-mail address.')]);
});

test('marks such as A*A* and 開発/テスト are words', () => {
  const area = 'A*A*A*A*A*:Maths, Physics. All 11 GCSEs at Grade 9';
  const line =
    '開発/テスト/リリースまでを担当しました。要件の整理からユーザーへの説明までを一人で行いました。';
  const { resume, warnings } = toResume({
    meta: { language: 'ja' },
    basics: { name: '山田 太郎', phone: '０９０－１２３４－５６７８' },
    education: [{ institution: 'School', area, score: 'Five A-Levels @ A*. 11 GCSEs @ grade 9' }],
    work: [{ name: '例株式会社', startDate: '2020-04', highlights: [line, '短い項目'] }],
  });
  expect(resume).toMatchObject({
    lang: 'ja',
    basics: { phone: [{ href: 'tel:+819012345678' }] },
    education: [{ area, score: 'Five A-Levels @ A*. 11 GCSEs @ grade 9' }],
    work: [{ highlights: [line, '短い項目'], time: 'current' }],
  });
  expect(warnings).toEqual([]);
});

test('what should be a phone number and is “Upon request” leads nowhere, and a trunk prefix in brackets is no digit', () => {
  const basics = {
    phone: 'Upon request',
    location: { address: 'Upon request', city: 'Somerville', countryCode: 'US' },
  };
  const { resume, warnings } = toResume({ meta: { language: 'en' }, basics });
  expect(resume.basics).toMatchObject({
    phone: [{ text: 'Upon request', href: '' }],
    town: 'Somerville',
  });
  expect(warnings).toEqual([expect.stringContaining('basics.phone ("Upon request")')]);
  const trunk = toResume({ basics: { phone: '+49 (0)170 1234567' } });
  expect(trunk.resume.basics.phone).toEqual([
    { text: '+49 (0)170 1234567', href: 'tel:+491701234567' },
  ]);
  expect(trunk.warnings).toEqual([]);
});

test('a resume of an older version in Korean keeps its marks of code as words, and has no references', () => {
  const { resume, warnings } = toResume({
    basics: { name: '박이름', website: 'https://you.example/' },
    work: [
      {
        company: 'Kakao',
        website: 'http://kakao.example/en/main',
        highlights: [
          '`Ansible`을 이용해 다수의 서버에 동일한 환경 설정 유지',
          'https://web.example/a?',
        ],
        summary: '사내 여러 서비스의 유지 보수 및 신규 개발을 하면서 경험을 배움',
      },
    ],
    education: [
      { institution: 'Soongsil', gpa: '3.66/4.50', courses: ['선형대수(Linear Algebra)'] },
    ],
    publications: [{ name: '책', website: 'http://www.example/books/%EC%9E%90' }],
    references: 0,
    languages: [{ language: 'Korean', level: 'Native' }],
  });
  expect(resume).toMatchObject({
    lang: 'ko',
    basics: { url: 'https://you.example/' },
    work: [{ name: 'Kakao', url: 'http://kakao.example/en/main' }],
    education: [{ score: '3.66/4.50', courses: ['선형대수(Linear Algebra)'] }],
    publications: [{ url: 'http://www.example/books/%EC%9E%90' }],
    languages: [{ language: 'Korean', fluency: 'Native' }],
    references: [],
  });
  expect(resume.work[0]!.highlights).toEqual([
    'Ansible을 이용해 다수의 서버에 동일한 환경 설정 유지',
    'https://web.example/a?',
  ]);
  expect(warnings).toEqual([]);
});

test('a resume in Spanish has its soft skills apart, no line of technologies of haircuts, and its places', () => {
  const { resume, warnings } = toResume({
    basics: {
      name: 'Alicia Nombre',
      summary:
        'Peluquera canina con formación en estética, apasionada por las mascotas y muy puntual para todos.',
      location: { city: 'Gijón', countryCode: 'ES', region: 'Spain' },
    },
    work: [
      { company: 'PetFactory', jobLocation: 'Gijón', startDate: '2025-01', endDate: '2025-03' },
    ],
    education: [{ institution: 'Academia', schoolLocation: 'Gijón, Asturias' }],
    skills: [
      { name: 'Blandas', keywords: ['Comunicación', 'Proactividad', 'Trabajo en equipo'] },
      { name: 'Técnicas', keywords: ['Cortes de cabello canino', 'Bañado y secado'] },
    ],
  });
  expect(resume).toMatchObject({
    lang: 'es',
    basics: { location: 'Gijón, Spain', town: 'Gijón' },
    work: [{ location: 'Gijón' }],
    education: [{ location: 'Gijón, Asturias' }],
    softSkills: [{ name: 'Blandas' }],
    technicalSkills: [{ name: 'Técnicas' }],
    stack: '',
  });
  expect(warnings).toEqual([]);
});

test('an address that no browser opens, such as that of Skype, is words', () => {
  const profiles = [
    { network: 'LinkedIn', username: 'you', url: 'http://linkedin.com/in/you' },
    { network: 'Skype', username: 'you3', url: 'skype:you3?userinfo' },
  ];
  const { resume, warnings } = toResume({
    basics: {
      name: 'A',
      website: '',
      phone: '',
      location: { city: 'Town', countryCode: '', region: 'Land' },
      profiles,
    },
    skills: [{ name: 'Tools', level: '', keywords: ['Xcode', 'Team City'] }],
    education: [{ institution: 'SPbU', gpa: '', courses: [] }],
    references: [],
  });
  expect(resume.basics.profiles).toEqual(profiles);
  expect(resume.basics.location).toBe('Town, Land');
  expect(resume.technicalSkills).toMatchObject([{ name: 'Tools' }]);
  expect(warnings).toEqual([
    'basics.profiles[1].url ("skype:you3?userinfo") is shown as written. Expected: a web address such as https://example.com.',
  ]);
});

test('a resume in traditional Chinese is said to be in it', () => {
  const { resume } = toResume({
    basics: {
      name: 'Johnny Name',
      label: 'Fullstack Developer',
      summary: '專注利用數位技術解決實際問題',
    },
    work: [{ name: '藏識科技', position: '高級工程師', summary: '負責' }],
  });
  expect(resume.lang).toBe('zh-Hant');
});

test.each([
  [
    'Arabic',
    {
      basics: {
        phone: '٠١٠ ١٢٣٤ ٥٦٧٨',
        location: { city: 'القاهرة', countryCode: 'EG' },
        summary: 'مطوّرة برمجيات مبتدئة، وأهتم بالوصول الرقمي. بنيتُ نظام حجز لمكتبة الحي.',
      },
      work: [
        { name: 'مكتبة الأمل', startDate: 'يناير 2021', endDate: 'ديسمبر 2023' },
        { name: 'شركة النيل للبرمجيات', startDate: '٢٠٢٥-٠٧', endDate: 'حتى الآن' },
      ],
      skills: [{ name: 'مهارات التواصل', keywords: ['العرض أمام الجمهور'] }, { name: 'C++' }],
    },
    ['ar', 'tel:+201012345678', 'C++'],
    [
      ['شركة النيل للبرمجيات', '2025-07', '', 'current'],
      ['مكتبة الأمل', '2021-01', '2023-12', 'past'],
    ],
  ],
  [
    'Hebrew',
    {
      basics: {
        phone: '052-1234567',
        location: { city: 'תל אביב', countryCode: 'IL' },
        summary: 'מפתחת Full-Stack עם ניסיון ב-React וב-Node.js. אוהבת קוד נקי (ובדיקות!).',
      },
      work: [
        { name: 'חברת דוגמה בע"מ', startDate: '2025-03', endDate: 'היום' },
        { name: 'צה"ל', startDate: 'ינואר 2019', endDate: 'דצמבר 2021' },
      ],
      skills: [
        { name: 'פיתוח', keywords: ['React', 'C#'] },
        { name: 'כישורים רכים', keywords: ['עבודת צוות'] },
      ],
    },
    ['he', 'tel:+972521234567', 'React · C#'],
    [
      ['חברת דוגמה בע"מ', '2025-03', '', 'current'],
      ['צה"ל', '2019-01', '2021-12', 'past'],
    ],
  ],
  [
    'Polish',
    {
      basics: {
        phone: '603555923',
        location: { city: 'Warszawa', countryCode: 'pl' },
        summary:
          'Jestem zanurzony w nowoczesnych technologiach i Internecie. Jestem też osobą niewidomą, która często napotyka na trudności w dostępie do informacji i urządzeń. Dlatego moim głównym obszarem działań jest dostępność stron internetowych, oprogramowania i urządzeń elektronicznych. Zajmuję się tą tematyką od 1998 roku.',
      },
      work: [
        { name: 'Aleet', startDate: '2021-12-31', endDate: '2022-02-28' },
        { name: 'Fundacja', startDate: '2021-01-01', highlights: [] },
        {
          name: 'Kancelaria',
          startDate: '2020-10-06',
          endDate: '2020-11-30',
          summary:
            'Zajmuję się wdrażaniem ustawy dla podmiotów publicznych. Chcę, by dostępność w administracji publicznej stała się normą.',
        },
      ],
    },
    ['pl', 'tel:+48603555923', ''],
    [
      ['Fundacja', '2021-01-01', '', 'current'],
      ['Aleet', '2021-12-31', '2022-02-28', 'past'],
      ['Kancelaria', '2020-10-06', '2020-11-30', 'past'],
    ],
  ],
])(
  'a resume in %s is read in its language: phone, technologies and jobs',
  (_, json, read, jobs) => {
    const { resume, warnings } = toResume(json);
    expect([resume.lang, resume.basics.phone[0]?.href, resume.stack]).toEqual(read);
    expect(
      resume.work.map(({ name, startDate, endDate, time }) => [name, startDate, endDate, time]),
    ).toEqual(jobs);
    expect(warnings).toEqual([]);
  },
);

test('a resume without a role has its long text by another name, and what has no place is named', () => {
  const { resume, warnings } = toResume({
    basics: {
      name: 'Andrés Nombre',
      summary: '🚀Software Engineer / ❤ Passionate About Building Software',
      phone: '+5235550000',
      resume: 'https://drive.example/file/d/1/view',
      aboutMe: 'I have contributed my expertise. <br><br> I enjoy tackling challenges.',
    },
    experience: [
      {
        position: 'Developer',
        from: 'May 2022',
        to: 'Current',
        company: 'Beliveo',
        activities: ['Finance'],
      },
    ],
    projects: [{ name: 'ReportApp', startDate: '', emoji: '🔥' }],
  });
  expect(resume.basics).toMatchObject({
    label: '',
    phone: [{ text: '+5235550000', href: '' }],
    about: ['I have contributed my expertise.', 'I enjoy tackling challenges.'],
  });
  expect(resume.work).toMatchObject([
    { name: 'Beliveo', startDate: '2022-05', endDate: '', highlights: ['Finance'] },
  ]);
  expect(warnings).toEqual([
    expect.stringMatching(/^basics\.phone .* is shown as written/),
    'basics.resume is on no page.',
    'projects[0].emoji is on no page.',
  ]);
});
