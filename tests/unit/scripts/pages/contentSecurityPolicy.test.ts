// @vitest-environment node
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../../scripts/pages/contentSecurityPolicy';

const policy = contentSecurityPolicy('<script>a()</script><style>p {}</style>', {
  auth: 'https://login.example.com',
  connect: ['https://one.example.com', 'https://two.example.com'],
  images: ['https://photo.example.com'],
});
const directives = new Map(
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')];
  }),
);

test('what is not named is denied', () => {
  expect(directives.get('default-src')).toBe("'none'");
});

test.each(['font-src', 'manifest-src', 'worker-src'])('%s allows the site alone', (name) => {
  expect(directives.get(name)).toBe("'self'");
});

test('scripts may connect to the site and the given hosts alone', () => {
  const hosts = "'self' https://one.example.com https://two.example.com";
  expect(directives.get('connect-src')).toBe(hosts);
});

test('images may come from the host of the owner’s photo', () => {
  expect(directives.get('img-src')).toMatch(/ https:\/\/photo\.example\.com$/);
});

test('nothing unsafe is allowed', () => {
  expect(policy).not.toContain('unsafe');
});
