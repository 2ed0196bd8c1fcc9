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

const { photo } = resume;
const images = photo && !photo.src.startsWith('/') ? [new URL(photo.src).origin] : [];

function findSources(): Sources {
  if (__EMULATORS__) {
    const { auth, firestore } = __EMULATORS__;
    return { auth, connect: [auth, `http://${firestore.host}:${firestore.port}`], images };
  }
  if (!firebaseConfig) return { auth: "'none'", connect: [], images };
  const apis = ['firestore', 'identitytoolkit', 'securetoken'];
  const connect = apis.map((api) => `https://${api}.googleapis.com`);
  return { auth: `https://${firebaseConfig.authDomain}`, connect, images };
}

/** The hosts that the Content-Security-Policy allows pages to frame, to connect to and to load images from. */
export const cspSources = findSources();

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
    ["img-src 'self' data: blob: https://*.googleusercontent.com", ...images].join(' '),
    `connect-src 'self' ${connect.join(' ')}`,
    `frame-src ${auth}`,
    "font-src 'self' data:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
