import { initializeApp } from 'firebase/app';
import { frame } from '#words/frame';
import { firebaseConfig } from './config';

if (!firebaseConfig) throw new Error(frame.noDatabase);

/** The Firebase app. Importing this module throws if Firebase isn't configured. */
export const app = initializeApp(firebaseConfig);
