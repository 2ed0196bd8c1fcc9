import type { Manifest } from 'vite';
import { firebaseConfig } from '../../src/firebase/config';
import { isBlogPath } from '../../src/routes';
import { BLOG, chunkFiles, CV } from './chunkFiles';
import { integrityOf } from './integrityOf';

const APP = 'index.html';
const EARLY = 'src/early.ts';
const LISTEN = 'src/blog/reading/listen.ts';

/** What loads the parts of the app, as HTML. */
export interface PageScripts {
  app: string;
  cv: string;
  blog: string;
  /** Asks the database. */
  early: string;
  /** What its answer needs. */
  listen: string;
}

/** Reads which files the parts of the app have. Throws if one is missing. */
export async function readScripts(
  manifest: Manifest,
  read: (file: string) => Promise<string>,
): Promise<PageScripts> {
  const filesOf = (name: string) => [...chunkFiles(manifest, name)];
  // A page can be read without its scripts: they must not take the line from what the first paint needs.
  const preload = (files: string[], before: string[]) =>
    files
      .filter((file) => !before.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
      .join('');
  /** A browser runs an entry only if it is the one that was built. */
  const entry = async ([file = '', ...imports]: string[], before: string[] = []) =>
    `<script type="module" crossorigin fetchpriority="low" src="/${file}" integrity="${integrityOf(await read(file))}"></script>` +
    preload(imports, before);

  const [app, blog, early] = [filesOf(APP), filesOf(BLOG), filesOf(EARLY)];
  return {
    app: await entry(app),
    cv: preload(filesOf(CV), app),
    blog: preload(blog, app),
    early: await entry(early),
    listen: preload(filesOf(LISTEN), [...app, ...blog, ...early]),
  };
}

const template = (id: string, html: string) => `<template id="${id}">${html}</template>`;

/** The scripts of the page at a path. What is in a template waits there: see index.html and src/early.ts. */
export function scriptsFor(path: string, { app, cv, blog, early, listen }: PageScripts): string {
  const isLive = path === '/blogs' || path.startsWith('/blog/');
  if (isLive && firebaseConfig)
    return early + template('after-paint', app + blog) + template('after-asking', listen);
  if (isBlogPath(path)) return app + blog;
  return path === '/cv' ? app + cv : app;
}
