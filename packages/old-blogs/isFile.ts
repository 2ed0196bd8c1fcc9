import { existsSync, statSync } from 'node:fs';

/** Whether there is a file at a path: no folder, pipe or device. */
export const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
