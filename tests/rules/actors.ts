import type { TokenOptions } from '@firebase/rules-unit-testing';
import type { DocumentData } from 'firebase/firestore';

/** Who comes to the database: what Auth says of them, and their users document. */
interface Person {
  uid: string;
  token?: Omit<TokenOptions, 'email_verified'> & { email_verified?: unknown };
  user?: DocumentData;
}

const verified = { email_verified: true };

/** Everyone who tries something. But for the visitor, all are signed in. */
export const people = {
  visitor: { uid: '' },
  admin: { uid: 'admin', token: verified, user: { admin: true } },
  reader: { uid: 'reader', token: verified, user: { admin: false } },
  newcomer: { uid: 'newcomer', token: verified },

  // They lack nothing else of an admin.
  unverified: { uid: 'unverified', token: { email_verified: false }, user: { admin: true } },
  silent: { uid: 'silent', token: {}, user: { admin: true } },
  nullVerified: { uid: 'null', token: { email_verified: null }, user: { admin: true } },
  textVerified: { uid: 'text', token: { email_verified: 'true' }, user: { admin: true } },
  numberVerified: { uid: 'one', token: { email_verified: 1 }, user: { admin: true } },

  // Their flag is not quite an admin's.
  flagless: { uid: 'flagless', token: verified, user: {} },
  textFlag: { uid: 'text-flag', token: verified, user: { admin: 'true' } },
  numberFlag: { uid: 'number-flag', token: verified, user: { admin: 1 } },
  nullFlag: { uid: 'null-flag', token: verified, user: { admin: null } },
  listFlag: { uid: 'list-flag', token: verified, user: { admin: [true] } },
  mapFlag: { uid: 'map-flag', token: verified, user: { admin: { admin: true } } },
  capitalFlag: { uid: 'capital-flag', token: verified, user: { Admin: true } },
  deepFlag: { uid: 'deep-flag', token: verified, user: { roles: { admin: true } } },
  claimant: { uid: 'claimant', token: { ...verified, admin: true }, user: { admin: false } },

  // Such ids come from no sign-in of ours; they must not lead to another document either.
  slash: { uid: 'reader/users/reader', token: verified },
  climber: { uid: '../users/admin', token: verified },
  escaper: { uid: '..%2Fusers%2Fadmin', token: verified },
} satisfies Record<string, Person>;

/** The name of one of them. */
export type Who = keyof typeof people;

/** What Auth and the users collection hold of one of them. */
export const person = (who: Who): Person => people[who];

/** One of each role of the specification. The unverified one lacks nothing else of an admin. */
export const roles = ['visitor', 'unverified', 'reader', 'admin'] as const;
