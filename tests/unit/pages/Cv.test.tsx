import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { resume } from '../../../src/content/resume';
import { toResume } from '../../../src/content/toResume';
import { Cv } from '../../../src/pages/Cv';
import words from '../../../src/languages/en';

const { basics } = resume;
const { cv } = words;

/** Shows the CV of a document, or of the one with every field. */
function renderCv(json?: unknown) {
  const shown = json ? { ...toResume(json).resume, photo: null } : resume;
  render(<Cv resume={shown} />, { wrapper: MemoryRouter });
}

const section = (name: string) => screen.getByRole('region', { name });
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const sections = () => texts(screen.queryAllByRole('heading', { level: 2 }));
const headings = (name: string) => texts(within(section(name)).getAllByRole('heading').slice(1));
const rows = (name: string) => {
  const labels = within(section(name)).getAllByRole('term');
  const values = texts(within(section(name)).getAllByRole('definition'));
  return texts(labels).map((label, i) => [label, values[i]]);
};
const entry = (title: string) =>
  screen.getAllByRole('article').find((one) => within(one).queryByText(title))!;

test('the heading of the CV is the owner’s name, followed by a line with e-mail, mobile and website', () => {
  renderCv();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(basics.name);
  const links = screen.getAllByRole('link').slice(0, 3);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [basics.email, `mailto:${basics.email}`],
    [basics.phone, 'tel:+447700900456'],
    ['owner.example.com', basics.url],
  ]);
});

test('for paper, it also has the location, the addresses of the profiles and the summary', () => {
  renderCv();
  const { location, summary } = basics;
  for (const text of [location, 'a.example.com/people/17', 'b.example.com/sample-b', summary])
    expect(screen.getByText(text)).toBeInTheDocument();
});

test('the CV has the seven specified sections in their order, then the others of JSON Resume', () => {
  renderCv();
  const { projects, work, education, technicalSkills, softSkills, awards, interests } = cv;
  const { volunteering, publications, languages, references } = cv;
  expect(sections()).toEqual([
    ...[projects, work, education, technicalSkills, softSkills, awards, interests],
    ...[volunteering, publications, languages, references],
  ]);
});

test('Relevant Experience covers the current project, then past and undated ones, each with its roles and link', () => {
  renderCv();
  const { currentProject, pastProjects, otherProjects } = cv;
  expect(headings(cv.projects)).toEqual([
    currentProject,
    'Project A',
    pastProjects,
    'Project B',
    otherProjects,
    'Project C',
  ]);
  expect(within(entry('Project A')).getByText('Role 1, Role 2 · Entity A · Type A')).toBeVisible();
  const link = within(entry('Project A')).getByRole('link', { name: 'project-a.example.com/home' });
  expect(link).toHaveAttribute('href', 'https://project-a.example.com/home');
});

test.each([
  ['Project A', `Jan 2026 – ${cv.present}`],
  ['Project B', 'Oct 2024 – May 2025'],
  ['Position B', '2021 – May 2024'],
  ['Position A', `Sept 2025 – ${cv.present}`],
  ['Award A', 'Mar 2023'],
])('the dates of %s are %s', (title, dates) => {
  renderCv();
  expect(within(entry(title)).getByText(dates)).toBeVisible();
});

test.each([undefined, 'Present'])('an education that ends %s is current', (endDate) => {
  renderCv({ education: [{ institution: 'University', startDate: '2024-10', endDate }] });
  expect(within(entry('University')).getByText(`Oct 2024 – ${cv.present}`)).toBeVisible();
});

test('what is missing is not shown: sections, dates, positions, qualifications', () => {
  const day = '2016-08-24';
  renderCv({
    work: [{ name: 'A', startDate: day, endDate: day }, { name: 'B' }],
    education: [{ institution: 'University', gpa: 3.9 }],
    skills: [{}],
    interests: [{ name: 'Repair' }],
    volunteer: [{ organization: 'C' }],
  });
  const shown = [cv.work, cv.education, cv.interests, cv.volunteering];
  expect(sections()).toEqual(shown);
  const entries = ['AAug 2016', 'B', `University${cv.score('3.9')}`, 'C'];
  expect(texts(screen.getAllByRole('article'))).toEqual(entries);
});

test('qualifications are shown without an education', () => {
  renderCv({ certificates: [{ name: 'Certificate' }] });
  expect(headings(cv.education)).toEqual([cv.qualifications, 'Certificate']);
});

test('skills are soft if their name or kind says so, else technical; a name alone is no label', () => {
  renderCv();
  expect(rows(cv.technicalSkills)).toEqual([
    ['Skill A', 'Keyword 1, Keyword 2 · Level A'],
    ['Teamwork', 'Keyword 5'],
    [cv.skills, 'Skill without more'],
  ]);
  expect(rows(cv.softSkills)).toEqual([
    ['Mentoring', 'Keyword 3 · Level B'],
    ['Skill B', 'Keyword 4'],
  ]);
});
