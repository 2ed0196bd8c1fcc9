import type { Kept } from '../offline/buildWorker';
import { runInTerminal } from '../programs/program';

/** What Vite bundles into the folder of a site. */
export interface Bundle {
  mode: string;
  outDir: string;
  /** The folder of the renderer, which is bundled with the app. */
  rendererDir?: string;
  /** What the worker keeps, which is bundled with that. */
  kept?: Kept;
}

/** Runs Vite in a process of its own, as the 0.7 GB that it needs are free again only at the end of that. Throws if it fails, which it has explained. */
export async function runBundler(bundle: Bundle): Promise<void> {
  const args = ['--import', 'tsx', `${import.meta.dirname}/bundle.ts`, JSON.stringify(bundle)];
  // Its allocator gives memory back at once, and not when it sees fit.
  const code = await runInTerminal(process.execPath, args, { MIMALLOC_PURGE_DELAY: '0' });
  if (code !== 0) throw new Error('Vite could not bundle the site, as said above.');
}
