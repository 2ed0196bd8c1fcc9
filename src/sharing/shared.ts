import { isNewId } from '../firebase/newId';

/** What parts of the site add to a draft. */
type Extras = Record<string, unknown>;

/** The address at which a draft is shown, and until when, in ms since 1970. */
export interface Shared {
  id: string;
  until: number;
}

/** Finds in what is added to a draft where it is shown; undefined if it is shown to nobody. */
export function readShared({ shared }: Extras = {}): Shared | undefined {
  const { id, until } = (shared ?? {}) as Partial<Record<keyof Shared, unknown>>;
  return isNewId(id) && typeof until === 'number' && until > Date.now() ? { id, until } : undefined;
}

/** The path at which a draft is shown. */
export const toSharedPath = ({ id }: Shared): string => `/shared/${id}`;
