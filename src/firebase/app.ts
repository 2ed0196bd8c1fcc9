import { initializeApp } from 'firebase/app';
import { firebaseConfig, NOT_CONFIGURED } from './config';

if (!firebaseConfig) throw new Error(NOT_CONFIGURED);

/** The Firebase app. Importing this module without a configuration throws. */
export const app = initializeApp(firebaseConfig);
