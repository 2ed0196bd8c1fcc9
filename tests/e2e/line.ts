import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { firestoreHost } from './emulators';

/**
 * A way to the Firestore emulator that can be cut: while it is cut, connections are dropped and new ones
 * refused, which is all that a browser sees of a database that has stopped.
 */
export class Line {
  #sockets = new Set<Socket>();
  #server?: Server;
  port = 0;

  async restore() {
    const [host, port] = firestoreHost.split(':');
    this.#server = createServer((near) => {
      const far = connect(Number(port), host);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => this.#sockets.delete(socket));
      }
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
