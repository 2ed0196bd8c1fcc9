import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
// The server inside the Hosting emulator.
import { server } from 'superstatic';
import firebase from '../../../../firebase.json' with { type: 'json' };

/** A served site that can go down and be deployed again. Without a port it gets one of its own. */
export class DeployedSite {
  /** Requests for these addresses get no answer until they are ended. */
  unanswered?: RegExp;
  #waiting = new Set<ServerResponse>();
  /** Requests for these addresses get the beginning of an answer, once, before their connection ends. */
  readonly brokenOff = new Set<string>();
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
        handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
      ) => void;
      listen: (ready: () => void) => Server;
    };
    app.use(({ url = '' }, response, next) => {
      if (this.brokenOff.delete(url))
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-length': 1000 })
          .write('<', () => response.destroy());
      else if (this.unanswered?.test(url)) this.#waiting.add(response);
      else next();
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

  /** Ends the requests without an answer. Those of a service worker outlive their page. */
  endUnanswered() {
    this.unanswered = undefined;
    for (const response of this.#waiting) response.destroy();
    this.#waiting.clear();
  }

  /** Serves another folder from now on. */
  async deploy(outDir: string) {
    await this.goDown();
    this.#outDir = outDir;
    await this.goUp();
  }
}
