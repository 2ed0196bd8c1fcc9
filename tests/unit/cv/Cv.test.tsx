import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { toResume } from '#any-resume';
import { resume } from '../../../src/content/resume';
import { Cv } from '../../../src/cv/Cv';
import * as words from '../../fixtures/words/en';

const { basics } = resume;
const { cv } = words;

/** Shows the CV of a document, or of the one with every field. */
function renderCv(json?: unknown) {
  const shown = json
    ? { ...toResume(json).resume, shown: [], photo: null, dir: 'ltr' as const }
    : resume;
  return render(<Cv resume={shown} />, { wrapper: MemoryRouter });
}

const section = (name: string) => screen.getByRole('region', { name });
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent.trim());
const sections = () => texts(screen.queryAllByRole('heading', { level: 2 }));
const headings = (name: string) => texts(within(section(name)).getAllByRole('heading').slice(1));
const rows = (name: string) => {
  const labels = within(section(name)).getAllByRole('term');
  const values = texts(within(section(name)).getAllByRole('definition'));
  return texts(labels).map((label, i) => [label, values[i]]);
};
const entry = (title: string) =>
  screen.getAllByRole('article').find((one) => within(one).queryByText(title))!;

test('the CV names the place, what is sought and from when, and links to the PDF only where there is one', () => {
  const { unmount } = renderCv();
  const { home } = words;
  expect(screen.getByText(basics.location)).toBeVisible();
  for (const sought of [home.seeking(basics.seeking), home.available(basics.available)])
    expect(screen.getByText(sought)).toBeVisible();
  expect(screen.queryByRole('link', { name: cv.pdf })).toBeNull();
  unmount();
  render(<Cv resume={resume} hasPdf />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: cv.pdf })).toHaveAttribute('href', '/cv.pdf');
  expect(screen.getByRole('button', { name: cv.print })).toBeVisible();
});

test('the CV has the owner’s name, a line with e-mail, mobile and website, the seven specified sections in their order, then the others', () => {
  renderCv();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(basics.name);
  const links = screen.getAllByRole('link').slice(0, 3);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['owner@example.com', 'mailto:owner@example.com'],
    ['+44 7700 900456', 'tel:+447700900456'],
    ['owner.example.com', basics.url],
  ]);
  const head = document.body.textContent;
  expect(head.indexOf('Keyword 1 Keyword 2')).toBeLessThan(head.indexOf(cv.print));
  const { projects, work, education, technicalSkills, softSkills, awards, interests } = cv;
  expect(sections()).toEqual([
    ...[projects, work, education, technicalSkills, softSkills, awards, interests],
    ...[cv.volunteering, cv.publications, cv.languages, cv.references],
  ]);
});

test('Relevant Experience covers the current project, then past and undated ones, each with its roles and link', () => {
  renderCv();
  expect(headings(cv.projects)).toEqual([
    ...[cv.currentProject, 'Project A', cv.pastProjects, 'Project B'],
    ...[cv.otherProjects, 'Project C'],
  ]);
  expect(entry('Project A')).toHaveTextContent('Role 1, Role 2 Entity A Type A');
  const link = within(entry('Project A')).getByRole('link', { name: 'Project A' });
  expect(link).toHaveAttribute('href', 'https://project-a.example.com/home');
  const code = within(entry('Project A')).getByRole('link', { name: 'code.example.com/project-a' });
  expect(code).toHaveAttribute('href', 'https://code.example.com/project-a');
  const other = within(entry('Project C')).getByRole('link', { name: 'Project C' });
  expect(other).toHaveAttribute('href', 'https://code.example.com/project-c');
});

test.each([
  [{ startDate: '2021', endDate: '2024-05' }, '2021 – May 2024'],
  [{ startDate: '2024-10', endDate: 'Present' }, `Oct 2024 – ${cv.present}`],
  [{ startDate: '2016-08-24', endDate: '2016-08-24' }, 'Aug 2016'],
  [{ startDate: '2098-09' }, cv.from('Sept 2098')],
  [{ startDate: '2016', endDate: '2018-06-31' }, '2016 – 2018-06-31'],
  [{ startDate: '2020', endDate: 'bis auf Weiteres' }, '2020 – bis auf Weiteres'],
])('the dates %j are shown as “%s”', (dates, shown) => {
  renderCv({ work: [{ name: 'A', ...dates }] });
  expect(texts(within(entry('A')).getAllByRole('paragraph'))).toEqual([shown]);
});

test('jobs that follow each other in one company stand below its name, with what they share', () => {
  const job = { name: 'Company', location: 'Town', url: 'https://company.example' };
  renderCv({
    work: [
      { ...job, position: 'Senior', startDate: '2020' },
      { ...job, position: 'Junior', startDate: '2018', endDate: '2020', summary: 'Learned' },
      { name: 'Other', position: 'Trainee', startDate: '2017', endDate: '2018' },
    ],
  });
  expect(headings(cv.work)).toEqual(['Company', 'Senior', 'Junior', 'Trainee']);
  expect(texts(within(section(cv.work)).getAllByText('Town'))).toEqual(['Town']);
  expect(texts(within(section(cv.work)).getAllByRole('link'))).toEqual(['company.example']);
  expect(entry('Junior')).toHaveTextContent('JuniorJan 2018 – 2020Learned'.replace('Jan ', ''));
});

test('what is no address is text, and an https address in a text is a link', () => {
  renderCv({
    basics: { name: 'A', url: 'my site', profiles: [{ network: 'Skype', url: 'skype:you?chat' }] },
    work: [
      { name: 'B', summary: 'See <a href="https://b.example/x_(y)">this</a>, http://c.example.' },
    ],
  });
  expect(screen.getByText('my site')).toBeVisible();
  expect(texts(screen.getAllByRole('paragraph'))[0]).toContain('Skype: skype:you?chat');
  expect(texts(screen.getAllByRole('link'))).toEqual(['https://b.example/x_(y)']);
  expect(screen.getByText(/^See this \(/)).toHaveTextContent(
    'See this (https://b.example/x_(y)), http://c.example.',
  );
});

test('languages without a level are a line of their own, courses that are sentences a list', () => {
  const courses = [
    'Short',
    'A course whose name is a whole sentence, which says what was learned in all of its many hours',
  ];
  renderCv({
    languages: ['Français', { language: 'English', fluency: 'TOEIC' }],
    education: [{ area: 'C', courses }],
  });
  expect(within(section(cv.languages)).getByText('Français')).toBeVisible();
  expect(rows(cv.languages)).toEqual([['English', 'TOEIC']]);
  expect(texts(screen.getAllByRole('listitem'))).toEqual(courses);
});

test('a section without entries is not shown', () => {
  renderCv({ work: [{ name: 'A' }], skills: [{}], interests: [{ name: 'Repair' }] });
  expect(sections()).toEqual([cv.work, cv.interests]);
});

test('each name in a line has a direction of its own, and so has one in a sentence that begins or ends with a sign', () => {
  renderCv({
    basics: { name: 'A', location: { city: 'Town' } },
    work: [{ name: 'Company', position: 'Role', location: 'Place', summary: 'ב-C# ו-.NET 8.' }],
    skills: [{ name: 'Web', level: 'C1', keywords: ['C++', 'React'] }, { name: 'C#' }],
    projects: [{ name: 'P', keywords: ['F#', 'Go'] }],
  });
  for (const name of [
    ...['A', 'Town', 'Role', 'Company', 'Place', 'C#', '.NET', 'Web', 'C1', 'C++', 'React'],
    ...['P', 'F#', 'Go', cv.skills],
  ])
    expect(screen.getAllByText(name, { selector: 'bdi' })[0], name).toBeVisible();
});
