import { chromium, type Page } from '@playwright/test';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { firestoreHost } from './emulators';
import { test as base } from './fixtures';

/**
 * A way to the Firestore emulator that can be cut: while it is cut, connections are dropped and new ones
 * refused, which is all that a browser sees of a database that has stopped.
 */
class Line {
  #sockets = new Set<Socket>();
  #server?: Server;
  port = 0;
  /** All that has been sent to the database over this line, and all that it has answered. */
  asked = '';
  answered = '';

  async restore() {
    const [host, port] = firestoreHost.split(':');
    this.#server = createServer((near) => {
      const far = connect(Number(port), host);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => this.#sockets.delete(socket));
      }
      near.on('data', (data) => (this.asked += data.toString()));
      far.on('data', (data) => (this.answered += data.toString()));
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((listening) => this.#server!.listen(this.port, '127.0.0.1', listening));
    this.port = (this.#server.address() as AddressInfo).port;
  }

  async cut() {
    const closed = new Promise((done) => this.#server!.close(done));
    this.#sockets.forEach((socket) => socket.destroy());
    await closed;
  }
}

/** A test with a browser of its own, whose way to Firestore goes through a line. */
export const test = base.extend<{ line: Line; page: Page }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on the braces
  line: async ({}, use) => {
    const line = new Line();
    await line.restore();
    await use(line);
    await line.cut();
  },
  page: async ({ line, launchOptions, baseURL }, use) => {
    const args = [
      ...(launchOptions.args ?? []),
      `--host-resolver-rules=MAP ${firestoreHost} 127.0.0.1:${line.port}`,
    ];
    const browser = await chromium.launch({ ...launchOptions, args });
    await use(await browser.newPage({ baseURL }));
    await browser.close();
  },
});
