import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toResume } from '#any-resume';
import { resume } from '../../../src/content/resume';
import { Contact } from '../../../src/pages/Contact';
import { Home } from '../../../src/pages/Home';
import { UnknownUrl } from '../../../src/pages/NotFound';
import * as words from '../../fixtures/words/en';

const { about, label, profiles, summary } = resume.basics;
const email = resume.basics.email[0]!.text;
const phone = resume.basics.phone[0]!.text;
const photo = resume.photo!;

const renderHome = (shown = resume) =>
  render(<Home resume={shown} notice={<em>News</em>} lately={<em>Posts</em>} />, {
    wrapper: MemoryRouter,
  });

const paragraphs = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('home has the heading About Me, news, the photo, the role, the pitch, the current project, the newest posts, and every biographical paragraph', () => {
  renderHome();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.home.title);
  expect(screen.getByRole('img', { name: photo.alt })).toHaveAttribute('src', photo.src);
  expect(screen.getByText(label)).toBeVisible();
  expect(addresses()).toEqual([
    ...['/cv', '/blogs', `mailto:${email}`],
    ...profiles.map(({ url }) => url),
    'https://project-a.example.com/home',
  ]);
  expect(paragraphs()).toContainEqual(
    expect.stringMatching(/^Keyword 1 Keyword 2 Skill without more/),
  );
  expect(paragraphs()).toContain(words.home.now('Position A, Employer A'));
  expect(screen.getByText(summary)).toBeVisible();
  expect(document.body.textContent).toMatch(
    new RegExp(['News', words.home.building, 'Posts', ...about].join('.*'), 's'),
  );
});

test('home says beside the photo where the owner is, what is sought and from when, and no street', () => {
  renderHome();
  const { home } = words;
  const facts = ['Sampleton', home.available('two weeks after an offer')];
  const portrait = within(screen.getByRole('figure'));
  const shown = portrait.getAllByRole('paragraph').map(({ textContent }) => textContent.trim());
  expect(shown).toEqual([label, [...facts, home.seeking('a sample post')].join(' ')]);
});

test.each([
  ['Junior Developer', 'Junior developer who listens.', false],
  ['Junior Developer', 'I am a junior developer.', false],
  ['エンジニア', 'エンジニアとして働いています。', false],
  ['Developer', 'Developers’ friend, and a designer.', true],
  ['Developer', 'After years in a bookshop, I became a developer.', true],
  ['Developer', '', true],
])('the role “%s” above the pitch “%s” is shown: %s', (label, summary, isShown) => {
  renderHome({ ...resume, basics: { ...resume.basics, label, summary } });
  expect(within(screen.getByRole('figure')).queryByText(label) !== null).toBe(isShown);
});

test('home shows projects with their pictures, and whether they go on', () => {
  const [a, b] = toResume({
    projects: [
      { name: 'A', startDate: '2024' },
      { name: 'C', description: 'About C', startDate: '2020', endDate: '2021' },
    ],
  }).resume.projects;
  renderHome({ ...resume, projects: [a!, { ...b!, picture: photo }], shown: [0, 1] });
  const shown = screen
    .getAllByRole('paragraph')
    .filter(({ className }) => className.startsWith('building'));
  const texts = shown.map(({ textContent }) => textContent);
  expect(texts).toEqual([`${words.home.building}A`, 'C: About C']);
  const pictures = shown.map((one) => within(one).queryByRole('img')?.getAttribute('alt'));
  expect(pictures).toEqual([undefined, photo.alt]);
});

test('the name of a project with a page leads to it from home', () => {
  const [a] = toResume({ projects: [{ name: 'A' }] }).resume.projects;
  const projects = [{ ...a!, source: '', url: '/projects/a' }];
  renderHome({ ...resume, projects: [], shown: projects, photo: null });
  expect(screen.getByRole('link', { name: 'A' })).toHaveAttribute('href', '/projects/a');
});

test('without biographical paragraphs, home shows the summary as such', () => {
  const basics = { ...resume.basics, about: [], summary: 'First part.\nSecond part.' };
  renderHome({ ...resume, basics });
  expect(paragraphs().slice(-2)).toEqual(['First part.', 'Second part.']);
  expect(paragraphs()).not.toContain(about[0]);
});

test.each([
  [{ url: 'soon', source: 'https://b.example' }, 'https://b.example'],
  [{}, '/cv'],
])('the name of a project with %j leads to %s', (fields, href) => {
  const json = { projects: [{ name: 'A', startDate: '2024', ...fields }] };
  renderHome({ ...resume, ...toResume(json).resume, shown: [0], photo: null });
  expect(screen.getByRole('link', { name: 'A' })).toHaveAttribute('href', href);
});

test('contact has the heading Contact Information, an Email link, a Phone link and the profiles', () => {
  render(<Contact resume={resume} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.contact.heading);
  const { email: mail, phone: telephone, location } = words.contact;
  const labels = [mail, telephone, location, ...profiles.map(({ network }) => network)];
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(labels);
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  const tel = `tel:${phone.replaceAll(' ', '')}`;
  expect(tel).toMatch(/^tel:\+?\d+$/);
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', tel);
  // The user name is shown unless the address has it.
  expect(screen.getByText('sample-a')).toBeVisible();
  expect(screen.queryByText('sample-b')).toBeNull();
});

test('without e-mail, phone and photo, there are neither links nor places for them', () => {
  const nobody = { ...resume, ...toResume({}).resume, shown: [], photo: null };
  renderHome(nobody);
  render(<Contact resume={nobody} />, { wrapper: MemoryRouter });
  expect(addresses()).toEqual(['/cv', '/blogs']);
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.queryByRole('term')).toBeNull();
});

const { notFound, noConnection } = words.missing;
const shell = '<div id="root"></div>';

test.each([
  ['the server, nothing is found', '<div id="root" data-path="*"></div>', true, notFound],
  ['the service worker, there is no connection', shell, true, noConnection],
])('in a page from %s', (_, root, isBuilt, heading) => {
  vi.stubEnv('PROD', isBuilt);
  document.body.innerHTML = root;
  onTestFinished(() => document.body.replaceChildren());
  render(<UnknownUrl />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});
