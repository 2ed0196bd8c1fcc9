import { useState } from 'react';
import { useBuiltPage } from '../reading/builtPage';

/** The tags or series in use, which load when the field gets the focus. */
export function useInUse(what: 'tags' | 'allSeries') {
  const [isWanted, setWanted] = useState(false);
  const snapshot = useBuiltPage(isWanted ? location.pathname : undefined);
  const inUse = (snapshot !== 'unreachable' && snapshot?.[what]) || [];
  return { inUse, onFocus: () => setWanted(true) };
}
