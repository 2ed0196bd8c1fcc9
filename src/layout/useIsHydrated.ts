import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built page and while that is being hydrated, whose first render must equal it; true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
