import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as Addresses from '../../src/addresses';

/** Loads the module as a site at a base has it. */
async function openAt(base: string): Promise<typeof Addresses> {
  vi.resetModules();
  vi.stubEnv('BASE_URL', base);
  return import('../../src/addresses');
}

afterEach(() => vi.resetModules());

const others = [
  ...['https://example.com/cv', 'http://example.com', '//example.com/cv', 'mailto:ann@example.com'],
  ...['#section-a', '', 'data:image/png;base64,AA', 'blob:https://example.com/a', 'images/a.png'],
];

describe.each(['/', '/me/', '/a/b.c/', '/gr%C3%B6%C3%9Fe/'])('a site that begins at %s', (base) => {
  const before = base.slice(0, -1);

  test('has its own paths there, and finds them again', async () => {
    const { BASE, toHref, fromHref } = await openAt(base);
    expect(BASE).toBe(before);
    for (const path of ['/', '/cv', '/blog/a%2Fb', '/cv?a=/b#c', '/images/ä.png', '/me/cv']) {
      expect(toHref(path)).toBe(before + path);
      expect(fromHref(toHref(path))).toBe(path);
    }
  });

  test('leaves other addresses as they are', async () => {
    const { toHref } = await openAt(base);
    for (const address of [...others, undefined]) expect(toHref(address)).toBe(address);
  });

  test('has the files of an image there, in each of its sizes', async () => {
    const { withHrefs } = await openAt(base);
    const photo = { src: '/a.webp', srcSet: '/a-240.webp 240w, /a.webp 480w', alt: '/a' };
    expect(withHrefs(photo)).toEqual({
      src: `${before}/a.webp`,
      srcSet: `${before}/a-240.webp 240w, ${before}/a.webp 480w`,
      alt: '/a',
    });
    const elsewhere = { src: 'https://example.com/a.png', alt: '' };
    expect(withHrefs(elsewhere)).toEqual(elsewhere);
  });
});

test('a path that only begins like the site’s is another site’s', async () => {
  const { fromHref } = await openAt('/me/');
  for (const path of ['/mean/cv', '/me', '/other/cv']) expect(fromHref(path)).toBe(path);
});
