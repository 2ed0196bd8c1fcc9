import { firebaseConfig } from './config';

/** The hosts that a page talks to, for its Content-Security-Policy: derived from the configuration, nowhere written again. */
export const hosts = __EMULATORS__
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
