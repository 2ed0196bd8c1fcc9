import { readFile } from 'node:fs/promises';
import { loadEnv } from 'vite';
import { checkContent } from './checkContent';
import { checkEnv } from './checkEnv';
import type { Finding } from './finding';

/** Checks everything that an owner sets up in files. */
export async function checkSettings(): Promise<Finding[]> {
  const text = await readFile('.env', 'utf8').catch(() => undefined);
  return [...checkContent(), ...checkEnv(text, loadEnv('production', '.'))];
}
