import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { routes } from '../../src/routes';

test('Hosting answers with index.html exactly for the paths that never have an HTML page', () => {
  const withoutPage = routes.filter(({ prerender }) => prerender === 'nothing');
  // An owner may add rewrites to other files.
  const rewrites = firebase.hosting.rewrites.filter((one) => one.destination === '/index.html');
  expect(rewrites).toEqual(
    withoutPage.map(({ path }) => ({
      source: path.replace(/:\w+$/, '**'),
      destination: '/index.html',
    })),
  );
});

test('the empty path redirects to a page', () => {
  const [redirect] = firebase.hosting.redirects;
  expect(redirect?.source).toBe('/');
  expect(routes.map(({ path }): string => path)).toContain(redirect?.destination);
});
