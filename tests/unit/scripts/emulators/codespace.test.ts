import { createServer as createHttp, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';

test('in a Codespace, the site’s own address passes requests on to the emulators', async () => {
  const emulator = createHttp((asked, answer) => answer.end(asked.url)).listen(0, '127.0.0.1');
  await once(emulator, 'listening');
  const host = `127.0.0.1:${(emulator.address() as AddressInfo).port}`;
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host).stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host);
  const { inCodespace } = await import('../../../../scripts/emulators/codespace');
  expect(inCodespace(5173, {})).toBeUndefined();
  const { emulators, server } = inCodespace(5173, { CODESPACE_NAME: 'happy-day' })!;

  const site = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { ...server, host: '127.0.0.1', port: 0, ws: false },
  });
  await site.listen();
  const { port } = site.httpServer!.address() as AddressInfo;
  for (const path of [
    '/google.firestore.v1.Firestore/Listen/channel?VER=8',
    '/v1/projects/demo/databases/(default)/documents/blogs',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
    '/securetoken.googleapis.com/v1/token',
    '/emulator/auth/iframe',
  ]) {
    const headers = { host: new URL(emulators.auth).host };
    const asked = request({ port, path, headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(await text(answer)).toBe(path);
  }
  await site.close();
  emulator.close();
});
