import { initializeApp } from 'firebase/app';
import { firebaseConfig, NOT_CONFIGURED } from './config';

if (!firebaseConfig) throw new Error(NOT_CONFIGURED);

/** The Firebase app. Importing this module throws if Firebase isn't configured. */
export const app = initializeApp(firebaseConfig);
