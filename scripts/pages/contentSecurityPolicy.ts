import { createHash } from 'node:crypto';
import { resume } from '../../src/content/resume';
import { firebaseConfig } from '../../src/firebase/config';

interface Sources {
  /** Serves the iframe through which the sign-in popup answers. */
  auth: string;
  /** Hosts that scripts may connect to besides the site itself. */
  connect: string[];
  /** Hosts of images besides the site itself. */
  images: string[];
}

const hosts = __EMULATORS__
  ? {
      auth: __EMULATORS__.auth,
      connect: [
        __EMULATORS__.auth,
        `http://${__EMULATORS__.firestore.host}:${__EMULATORS__.firestore.port}`,
      ],
    }
  : firebaseConfig
    ? {
        auth: `https://${firebaseConfig.authDomain}`,
        connect: [
          'https://firestore.googleapis.com',
          'https://identitytoolkit.googleapis.com',
          'https://securetoken.googleapis.com',
        ],
      }
    : { auth: "'none'", connect: [] };

const { photo } = resume;

/** The hosts that the Content-Security-Policy allows pages to frame, to connect to and to load images from. */
export const cspSources: Sources = {
  ...hosts,
  images: photo && !photo.src.startsWith('/') ? [new URL(photo.src).origin] : [],
};

const hashes = (html: string, inline: RegExp) =>
  [...html.matchAll(inline)]
    .map(([, content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`)
    .join(' ');

/**
 * Makes the Content-Security-Policy of a page, which allows its inline script and style by their hashes. It goes into
 * the page and not into firebase.json, as only the build knows the hashes and the project's hosts.
 */
export function contentSecurityPolicy(html: string, { auth, connect, images }: Sources): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, /<script>(.*?)<\/script>/gs)} https://apis.google.com`,
    `style-src 'self' ${hashes(html, /<style>(.*?)<\/style>/gs)}`,
    ["img-src 'self' data: https://*.googleusercontent.com", ...images].join(' '),
    `connect-src 'self' ${connect.join(' ')}`,
    `frame-src ${auth}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
