import { resume } from '../../src/content/resume';
import { firebaseConfig } from '../../src/firebase/config';

const hosts = __EMULATORS__
  ? {
      auth: __EMULATORS__.auth,
      connect: [
        __EMULATORS__.auth,
        `http://${__EMULATORS__.firestore.host}:${__EMULATORS__.firestore.port}`,
      ],
    }
  : firebaseConfig
    ? {
        auth: `https://${firebaseConfig.authDomain}`,
        connect: [
          'https://firestore.googleapis.com',
          'https://identitytoolkit.googleapis.com',
          'https://securetoken.googleapis.com',
        ],
      }
    : { auth: "'none'", connect: [] };

const { photo } = resume;

/** The hosts that the Content-Security-Policy allows pages to frame, to connect to and to load images from. */
export const cspSources = {
  ...hosts,
  images: photo && !photo.src.startsWith('/') ? [new URL(photo.src).origin] : [],
};
