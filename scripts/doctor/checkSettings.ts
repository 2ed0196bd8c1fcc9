import { readFile } from 'node:fs/promises';
import { loadEnv } from 'vite';
import { readResume } from '../../src/content/readResume';
import { checkContent } from './checkContent';
import { checkEnv } from './checkEnv';
import { checkShare } from './checkShare';
import type { Finding } from './finding';

function readContent() {
  try {
    return readResume();
  } catch {
    // checkContent says why.
    return undefined;
  }
}

/** Checks everything that an owner sets up in files. */
export async function checkSettings(): Promise<Finding[]> {
  const text = await readFile('.env', 'utf8').catch(() => undefined);
  const content = readContent();
  return [
    ...checkContent(),
    ...(content ? [await checkShare(content)] : []),
    ...checkEnv(text, loadEnv('production', '.'), content?.resume.basics.url),
  ];
}
