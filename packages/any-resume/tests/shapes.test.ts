import { expect, test } from 'vitest';
import { toResume } from '../index';

test('a file of RenderCV is read', () => {
  const { resume, warnings } = toResume({
    cv: {
      ...{ name: 'Ann', headline: 'Developer', location: 'Paris, France', email: 'a@b.example' },
      ...{ phone: '+33 6 55 55 00 00', website: 'https://ann.example' },
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
    ...{ name: 'Ann', label: 'Developer', summary: 'About me.', url: 'https://ann.example' },
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
    ['anything', ['A line']],
  ]);
  expect(warnings).toEqual([]);
});

test('an export of Reactive Resume is read, without what is hidden there', () => {
  const { resume, warnings } = toResume({
    ...{ id: '019bc48e', name: 'A file', slug: 'a', tags: [] },
    data: {
      picture: { hidden: true, url: 'https://a.example/a.jpg', size: 64 },
      basics: {
        ...{ name: 'Johnny', headline: 'Developer', email: 'a@b.example', location: 'Kaohsiung' },
        ...{ website: { url: 'http://you.example/', label: '' }, customFields: [] },
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
    ...{ name: 'Johnny', label: 'Developer', url: 'http://you.example/', image: '' },
    ...{ summary: 'About me', profiles: [{ url: 'https://github.com/you' }] },
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
