import { createHash } from 'node:crypto';
import { provider } from '../../../src/auth/provider';
import { resume } from '../../../src/content/resume';
import { firebaseConfig } from '../../../src/firebase/config';
import { otherSites } from '../../../src/settings';

interface Sources {
  /** Serves the iframe through which the sign-in popup answers. */
  auth: string;
  /** Hosts of scripts besides the site itself. */
  scripts: string[];
  /** Hosts that scripts may connect to besides the site itself. */
  connect: string[];
  /** Hosts of images besides the site itself. */
  images: string[];
  /** Hosts of frames besides the sign-in's. */
  frames: string[];
  /** Hosts that forms may send their fields to besides the site itself. */
  forms: string[];
}

const images = [resume.photo, ...resume.projects.map(({ picture }) => picture)];
const imageHosts = images.flatMap((image) =>
  image && !image.src.startsWith('/') ? [new URL(image.src).origin] : [],
);

/** What the blog needs; nothing on a site without one, or whose visitors write into their browsers. */
function findBackend(): Pick<Sources, 'auth' | 'connect' | 'scripts' | 'images'> {
  if (!firebaseConfig || import.meta.env.MODE === 'demo')
    return { auth: "'none'", connect: [], scripts: [], images: [] };
  const signIn = { scripts: ['https://apis.google.com'], images: [provider.photos] };
  if (__EMULATORS__) {
    const { auth, firestore } = __EMULATORS__;
    return { ...signIn, auth, connect: [auth, `http://${firestore.host}:${firestore.port}`] };
  }
  const apis = ['firestore', 'identitytoolkit', 'securetoken'];
  const connect = apis.map((api) => `https://${api}.googleapis.com`);
  return { ...signIn, auth: `https://${firebaseConfig.authDomain}`, connect };
}

const backend = findBackend();

/** The hosts that the Content-Security-Policy allows: Firebase's, those of the photo and the pictures, and those in src/settings.ts. */
export const cspSources: Sources = {
  auth: backend.auth,
  scripts: [...backend.scripts, ...otherSites.scripts],
  connect: [...backend.connect, ...otherSites.data],
  images: [...backend.images, ...new Set(imageHosts), ...otherSites.data],
  frames: otherSites.frames,
  forms: otherSites.forms,
};

const hashes = (html: string, inline: RegExp) =>
  [...html.matchAll(inline)]
    .map(([, content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`)
    .join(' ');

// 'none' stands alone.
const frameSources = (auth: string, frames: string[]) =>
  `frame-src ${[auth, ...frames].filter((source, _, all) => source !== "'none'" || all.length === 1).join(' ')}`;

/**
 * Makes the Content-Security-Policy of a page, which allows its inline scripts and style by their hashes. It goes into
 * the page and not into firebase.json, as only the build knows the hashes and the project's hosts.
 */
export function contentSecurityPolicy(
  html: string,
  { auth, scripts, connect, images, frames, forms }: Sources,
): string {
  const inline = hashes(html, /<script(?![^>]*\ssrc)[^>]*>(.*?)<\/script>/gs);
  return [
    "default-src 'none'",
    [`script-src 'self' ${inline}`, ...scripts].join(' '),
    `style-src 'self' ${hashes(html, /<style>(.*?)<\/style>/gs)}`,
    ["img-src 'self' data: blob:", ...images].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    frameSources(auth, frames),
    "font-src 'self' data:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(' '),
  ].join('; ');
}
