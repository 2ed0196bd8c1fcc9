import { initializeApp } from 'firebase/app';
import { firebaseConfig, NOT_CONFIGURED } from './config';

if (!firebaseConfig) throw new Error(NOT_CONFIGURED);

/** The one Firebase app. Loading this module without a configuration throws. */
export const app = initializeApp(firebaseConfig);
