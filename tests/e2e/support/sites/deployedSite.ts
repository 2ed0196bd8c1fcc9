import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
// The server inside the Hosting emulator.
import { server } from 'superstatic';
import firebase from '../../../../firebase.json' with { type: 'json' };

/** A served site that can go down and be deployed again. Without a port it gets one of its own. */
export class DeployedSite {
  /** Requests for these addresses get no answer. */
  unanswered?: RegExp;
  #outDir: string;
  #server?: Server;
  #port: number;

  constructor(outDir: string, port = 0) {
    this.#outDir = outDir;
    this.#port = port;
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  async goUp() {
    const config: object = { ...firebase.hosting, public: this.#outDir };
    const options = { config, port: this.#port, hostname: '127.0.0.1' };
    const app = server(options) as {
      use: (
        handle: (request: IncomingMessage, response: unknown, next: () => void) => void,
      ) => void;
      listen: (ready: () => void) => Server;
    };
    app.use(({ url = '' }, _, next) => {
      if (!this.unanswered?.test(url)) next();
    });
    await new Promise<void>((ready) => (this.#server = app.listen(ready)));
    this.#port = (this.#server!.address() as AddressInfo).port;
  }

  /** Refuses connections from now on. */
  async goDown() {
    const closed = new Promise((done) => this.#server!.close(done));
    this.#server!.closeAllConnections();
    await closed;
  }

  /** Serves another folder from now on. */
  async deploy(outDir: string) {
    await this.goDown();
    this.#outDir = outDir;
    await this.goUp();
  }
}
