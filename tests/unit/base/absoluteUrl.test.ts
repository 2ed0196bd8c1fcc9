import { afterEach, expect, test, vi } from 'vitest';
import { resume } from '../../../src/content/resume';

afterEach(() => vi.resetModules());

test.each([
  ['https://ann.example', 'https://other.example/me', 'https://ann.example/cv'],
  ['https://ann.example/me', '', 'https://ann.example/me/cv'],
  ['https://ann.example/me/', '', 'https://ann.example/me/cv'],
  ['', 'https://ann.github.io/portfolio', 'https://ann.github.io/portfolio/cv'],
  ['{url}', 'https://ann.github.io/portfolio/', 'https://ann.github.io/portfolio/cv'],
  ['', 'https://ann.example', 'https://ann.example/cv'],
  ['', 'my site', 'https://site.invalid/cv'],
])('with VITE_SITE_URL=%j and the url %j in the resume, /cv is at %s', async (site, url, full) => {
  vi.resetModules();
  vi.stubEnv('VITE_SITE_URL', site);
  vi.doMock('../../../src/content/resume', () => ({
    resume: { ...resume, basics: { ...resume.basics, url } },
  }));
  const { absoluteUrl } = await import('../../../src/base/absoluteUrl');
  expect(absoluteUrl('/cv')).toBe(full);
  vi.doUnmock('../../../src/content/resume');
});
