import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when it mounts, if `isAsked` and nothing else has the focus. */
export function useFocusOnMount<T extends HTMLElement>(isAsked: boolean): RefObject<T | null> {
  const element = useRef<T>(null);
  const asked = useRef(isAsked);
  useEffect(() => {
    if (asked.current && document.activeElement === document.body) element.current?.focus();
  }, []);
  return element;
}
