import type { ServerOptions } from 'vite';
import { authHost, firestoreHost } from './hosts.ts';

const firestorePaths = ['/google.firestore.v1.Firestore', '/v1/projects'];
const authPaths = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];

const passOn = (paths: string[], host: string) =>
  paths.map((path) => [path, { target: `http://${host}` }] as const);

/**
 * In a GitHub Codespace, a browser reaches the emulators through the site's port, as each other port would ask for a sign-in
 * of its own. Returns their addresses and the server's options; undefined elsewhere.
 */
export function inCodespace(port: number, env = process.env) {
  const name = env.CODESPACE_NAME;
  if (!name) return undefined;
  const host = `${name}-${port}.${env.GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN ?? 'app.github.dev'}`;
  const server: ServerOptions = {
    allowedHosts: [host],
    // The Firestore SDK reaches emulators by HTTP only.
    headers: { 'Content-Security-Policy': 'upgrade-insecure-requests' },
    proxy: Object.fromEntries([
      ...passOn(firestorePaths, firestoreHost()),
      ...passOn(authPaths, authHost()),
    ]),
  };
  return { emulators: { auth: `https://${host}`, firestore: { host, port: 443 } }, server };
}
