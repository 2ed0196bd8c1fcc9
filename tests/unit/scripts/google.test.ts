import { expect, test } from 'vitest';
import { call } from '../../../scripts/owner/google';
import { startServer } from '../../fixtures/servers/startServer';

const google = { project: 'p', firestore: '', identity: '', headers: {} };

test('an answer that breaks off is an error, and not an empty one', async () => {
  const url = await startServer((_, answer) => {
    answer
      .writeHead(200, { 'content-length': '100' })
      .write('[{"document":', () => answer.destroy());
  });
  await expect(call(google, 'GET', url)).rejects.toThrow(`The answer of ${url} broke off.`);
});

test('a refusal without JSON is told by its status', async () => {
  const url = await startServer((_, answer) => void answer.writeHead(502).end('<html>'));
  await expect(call(google, 'GET', url)).rejects.toMatchObject({
    status: 502,
    message: `${url} answers with status 502.`,
  });
});
