import { firebaseConfig } from '../../src/firebase/config';

/** The hosts that pages may frame and connect to, for their Content-Security-Policy. */
export const cspSources = __EMULATORS__
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
