import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PostSettings } from './postWorker';
import type { Images } from './shareImages';
import type { PostPage } from './writePosts';

// Each takes about 150 MB.
const MAX_WORKERS = 2;

function startPostWorker(workerData: PostSettings) {
  const worker = new Worker(join(import.meta.dirname, 'postWorker.js'), { workerData });
  let made: Images = { images: 0, bytes: 0, drawn: 0 };
  return {
    write: async (pages: PostPage[]): Promise<void> => {
      worker.postMessage(pages);
      // Throws what fails in the worker.
      [made] = (await once(worker, 'message')) as [Images];
    },
    /** Stops it. Returns the images that it has made. */
    stop: async (): Promise<Images> => {
      await worker.terminate();
      return made;
    },
  };
}

/** Starts threads that write pages of posts, at most `count`. */
export const startPostWorkers = (count: number, settings: PostSettings) =>
  Array.from({ length: Math.min(count, MAX_WORKERS, availableParallelism()) }, () =>
    startPostWorker(settings),
  );
