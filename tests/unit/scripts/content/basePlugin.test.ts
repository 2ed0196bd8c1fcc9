import { expect, test } from 'vitest';
import { withoutBase } from '../../../../scripts/content/basePlugin';

test('at the root of a host, a module has nothing of a base', () => {
  const code = `import { Link } from 'react-router-dom';
import { BASE, toHref } from '../addresses';
const app = <BrowserRouter basename={BASE}><a href={toHref('/feed.xml')}>RSS</a></BrowserRouter>;
await fetch(toHref(toPath(id)));
`;
  expect(withoutBase(code)).toBe(`import { Link } from 'react-router-dom';
const app = <BrowserRouter><a href={('/feed.xml')}>RSS</a></BrowserRouter>;
await fetch((toPath(id)));
`);
});

test('a module that does something else with what makes addresses still imports it', () => {
  const code = `import { toHref } from './addresses';
export const all = paths.map(toHref);
`;
  expect(withoutBase(code)).toBe(code);
  expect(withoutBase('export const toHrefs = 1;\n')).toBe('export const toHrefs = 1;\n');
});
