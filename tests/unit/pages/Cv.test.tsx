import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { resume } from '../../../src/content/resume';
import { Cv } from '../../../src/pages/Cv';

const { basics, projects, work, education, certificates, skills, awards, interests } = resume;

const renderCv = () => render(<Cv />, { wrapper: MemoryRouter });

const section = (name: string) => screen.getByRole('region', { name });
const text = (element: HTMLElement) => element.textContent;
const texts = (elements: HTMLElement[]) => elements.map(text);

test('the heading of the CV holds the owner’s name', () => {
  renderCv();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(basics.name);
});

test('the name is followed by a line with e-mail, mobile and website', () => {
  renderCv();
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links).toHaveLength(3);
  expect(texts(links).slice(0, 2)).toEqual([basics.email, basics.phone]);
  expect(links.map((link) => link.protocol)).toEqual(['mailto:', 'tel:', 'https:']);
  expect(links[2]).toHaveAttribute('href', basics.url);
});

test('the CV has exactly the seven sections, in their order', () => {
  renderCv();
  expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
    'Relevant Experience',
    'Work Experience',
    'Education',
    'Technical Skills',
    'Soft Skills',
    'Other Awards',
    'Hobbies and Interests',
  ]);
});

test('Relevant Experience covers the current project, then the past projects', () => {
  renderCv();
  const names = (current: boolean) =>
    projects.filter((project) => !project.endDate === current).map(({ name }) => name);
  expect(texts(within(section('Relevant Experience')).getAllByRole('heading').slice(1))).toEqual([
    'Current project',
    ...names(true),
    'Past projects',
    ...names(false),
  ]);
});

test('each project has its description and every highlight', () => {
  renderCv();
  const shown = within(section('Relevant Experience'));
  for (const { description, highlights = [] } of projects) {
    expect(shown.getByText(description!)).toBeVisible();
    for (const point of highlights) expect(shown.getByText(point)).toBeVisible();
  }
});

test('the current project has no end, a past one has', () => {
  renderCv();
  const entries = screen.getAllByRole('article');
  const dates = (name: string) => {
    const entry = entries.find((one) => within(one).queryByRole('heading', { name }));
    return text(within(entry!).getByText(/ – /));
  };
  for (const { name, startDate, endDate } of projects) {
    expect(dates(name)).toContain(startDate.slice(0, 4));
    if (endDate) expect(dates(name)).toMatch(new RegExp(`– .*${endDate.slice(0, 4)}$`));
    else expect(dates(name)).toMatch(/– present$/);
  }
});

test('Work Experience lists every position and its employer', () => {
  renderCv();
  const shown = within(section('Work Experience'));
  expect(texts(shown.getAllByRole('heading', { level: 3 }))).toEqual(
    work.map(({ position }) => position),
  );
  shown.getAllByRole('article').forEach((entry, i) => {
    expect(entry).toHaveTextContent(work[i]!.name);
  });
});

test('Education includes the qualifications', () => {
  renderCv();
  const shown = within(section('Education'));
  for (const { institution } of education)
    expect(shown.getByText(new RegExp(institution))).toBeVisible();
  const headings = texts(shown.getAllByRole('heading'));
  expect(headings.slice(headings.indexOf('Qualifications') + 1)).toEqual(
    certificates.map(({ name }) => name),
  );
});

test.each([
  ['Technical Skills', 'technical'],
  ['Soft Skills', 'soft'],
])('%s holds the skills of that kind and no other', (name, kind) => {
  renderCv();
  const own = skills.filter((skill) => skill.kind === kind);
  expect(texts(within(section(name)).getAllByRole('term'))).toEqual(own.map((skill) => skill.name));
  expect(texts(within(section(name)).getAllByRole('definition'))).toEqual(
    own.map(({ keywords = [] }) => keywords.join(', ')),
  );
});

test('Other Awards and Hobbies and Interests hold every award and interest', () => {
  renderCv();
  expect(texts(within(section('Other Awards')).getAllByRole('heading', { level: 3 }))).toEqual(
    awards.map(({ title }) => title),
  );
  expect(texts(within(section('Hobbies and Interests')).getAllByRole('term'))).toEqual(
    interests.map(({ name }) => name),
  );
});
