import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
// The engine of the Hosting emulator.
import { server } from 'superstatic';
import firebase from '../../../firebase.json' with { type: 'json' };

/** A site at an address of its own, which can go down and be deployed anew. */
export class DeployedSite {
  #outDir: string;
  #server?: Server;
  #port = 0;

  constructor(outDir: string) {
    this.#outDir = outDir;
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  async goUp() {
    const config = { ...firebase.hosting, public: this.#outDir };
    const options = { config, port: this.#port, hostname: '127.0.0.1' };
    const app = server(options) as { listen: (ready: () => void) => Server };
    await new Promise<void>((ready) => (this.#server = app.listen(ready)));
    this.#port = (this.#server!.address() as AddressInfo).port;
  }

  /** Refuses connections from now on. */
  async goDown() {
    const closed = new Promise((done) => this.#server!.close(done));
    this.#server!.closeAllConnections();
    await closed;
  }

  /** Replaces what is served by the files of another folder. */
  async deploy(outDir: string) {
    await this.goDown();
    this.#outDir = outDir;
    await this.goUp();
  }
}
