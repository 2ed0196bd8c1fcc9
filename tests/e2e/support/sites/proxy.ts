import { chromium, type LaunchOptions } from '@playwright/test';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { firestoreHost } from '../../../../scripts/emulators/hosts';

/** A proxy for the Firestore emulator. While cut, it refuses connections, like a database that is down. */
export class FirestoreProxy {
  #sockets = new Set<Socket>();
  #server?: Server;
  port = 0;
  /** Everything that the database has answered so far. */
  received = '';
  #losesAnswersTo?: string;
  #losesAnswers = false;

  /** Drops every answer once this text was sent, until the proxy is restored. */
  loseAnswersTo(text: string) {
    this.#losesAnswersTo = text;
  }

  async restore() {
    this.#losesAnswersTo = undefined;
    this.#losesAnswers = false;
    const [host, port] = firestoreHost().split(':');
    this.#server = createServer((near) => {
      const far = connect(Number(port), host);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => this.#sockets.delete(socket));
      }
      near.on('data', (data) => {
        const text = this.#losesAnswersTo;
        if (text && data.includes(text)) this.#losesAnswers = true;
      });
      far.on('data', (data) => {
        this.received += data.toString();
        if (!this.#losesAnswers) near.write(data);
      });
      far.on('end', () => near.end());
      near.pipe(far);
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

/** How long to wait for the SDK after an outage: it takes up to a quarter of a minute to come back. */
export const back = { timeout: 45_000 };

/** Launches a browser that reaches Firestore through a proxy. */
export const launchBehind = ({ port }: FirestoreProxy, { args = [], ...options }: LaunchOptions) =>
  chromium.launch({
    ...options,
    args: [...args, `--host-resolver-rules=MAP ${firestoreHost()} 127.0.0.1:${port}`],
  });
