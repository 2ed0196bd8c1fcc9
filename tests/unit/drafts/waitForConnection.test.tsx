import { expect, test } from 'vitest';
import { waitForConnection } from '../../../src/drafts/waitForConnection';

test('waiting for a connection ends at once when it is cancelled, even before it began', async () => {
  const controller = new AbortController();
  const waiting = waitForConnection(controller.signal);
  controller.abort();
  await expect(waiting).rejects.toThrow();
  await expect(waitForConnection(controller.signal)).rejects.toThrow();
});
