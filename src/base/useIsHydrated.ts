import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered HTML and during hydration, which must render the same; true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
