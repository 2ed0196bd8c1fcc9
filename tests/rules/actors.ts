import type { DocumentData } from 'firebase/firestore';

/** Somebody who sends requests. */
export interface Actor {
  uid: string;
  /** The claims in the ID token. A visitor, who is not signed in, has none. */
  token?: Record<string, unknown>;
  /** The users document, if there is one. */
  user?: DocumentData;
}

const verified = { email_verified: true };

const all = {
  admin: { uid: 'admin', token: verified, user: { admin: true } },
  visitor: { uid: '' },
  reader: { uid: 'reader', token: verified, user: { admin: false } },
  newcomer: { uid: 'newcomer', token: verified },

  // Admins except for the verified e-mail.
  unverified: { uid: 'unverified', token: { email_verified: false }, user: { admin: true } },
  noVerified: { uid: 'no-verified', token: {}, user: { admin: true } },
  nullVerified: { uid: 'null', token: { email_verified: null }, user: { admin: true } },
  textVerified: { uid: 'text', token: { email_verified: 'true' }, user: { admin: true } },

  // Admins except for the flag.
  noFlag: { uid: 'no-flag', token: verified, user: {} },
  nullFlag: { uid: 'null-flag', token: verified, user: { admin: null } },
  textFlag: { uid: 'text-flag', token: verified, user: { admin: 'true' } },
  nestedFlag: { uid: 'nested-flag', token: verified, user: { admin: { admin: true } } },
  claimedFlag: { uid: 'claim', token: { ...verified, admin: true }, user: { admin: false } },

  // Google sign-in issues no such ids, but they must not lead to another document either.
  slashId: { uid: 'reader/users/reader', token: verified },
  dotsId: { uid: '../users/admin', token: verified },
  escapedId: { uid: '..%2Fusers%2Fadmin', token: verified },
} satisfies Record<string, Actor>;

export type ActorName = keyof typeof all;

export const actors: Record<ActorName, Actor> = all;

export const actorNames = Object.keys(all) as ActorName[];
