import { expect, test } from 'vitest';
import { inCodespace } from '../../../../scripts/emulators/codespace';

test('in a Codespace, the site’s own address passes requests on to the emulators', () => {
  expect(inCodespace(5173, {})).toBeUndefined();
  const { emulators, server } = inCodespace(5173, { CODESPACE_NAME: 'happy-day' })!;
  expect(emulators.auth).toBe(`https://${emulators.firestore.host}`);
  expect(server.allowedHosts).toEqual(['happy-day-5173.app.github.dev']);
  for (const path of [
    '/google.firestore.v1.Firestore/Listen/channel?VER=8',
    '/v1/projects/demo/databases/(default)/documents/blogs',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
    '/securetoken.googleapis.com/v1/token',
    '/emulator/auth/iframe',
  ])
    expect(Object.keys(server.proxy!).some((start) => path.startsWith(start))).toBe(true);
});
