import { loadEnv } from 'vite';
import { filledIn } from '../../src/settings';

/** Returns the project that `npm start` serves: the one in .env, or else that of the samples. */
export const localProject = (): string =>
  filledIn(loadEnv('development', '.').VITE_FIREBASE_PROJECT_ID) ?? 'demo-portfolio';
