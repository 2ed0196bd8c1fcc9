import { expect, test } from 'vitest';
import { assets, images, pictures } from '../../../src/offline/strategies';

const answer = (status: number, type: string) =>
  new Response('', { status, headers: { 'content-type': type } });

test.each([assets, images, pictures])(
  'the cache $cacheName keeps no missing file, and no page in place of a file',
  async ({ plugins }) => {
    const keep = (response: Response) =>
      plugins.find((one) => one.cacheWillUpdate)!.cacheWillUpdate!({ response } as never);
    const file = answer(200, 'text/javascript');
    expect(await keep(file)).toBe(file);
    expect(await keep(answer(404, 'text/javascript'))).toBeNull();
    expect(await keep(answer(200, 'text/html; charset=utf-8'))).toBeNull();
  },
);
