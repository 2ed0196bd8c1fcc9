import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Head } from './Head';

interface Props extends ComponentProps<typeof Head> {
  heading?: ReactNode;
  children: ReactNode;
}

// On the first page of a visit, focus and scroll position are the browser's.
let hasNavigated = false;

/** Notes the key of React Router's location: the visit has left its first page, even if the next one is still loading. */
export function noteNavigation(key: string): void {
  hasNavigated ||= key !== 'default';
}

/** A page: its metadata, its h1 (the title unless `heading` is given), and the focus on it after a change of route. */
export function Page({ heading, children, ...head }: Props) {
  const h1 = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  const navigation = useNavigationType();

  // Before the paint: the first frame of the new page shows its top.
  useLayoutEffect(() => {
    noteNavigation(key);
    // Within a page, the browser follows the link.
    if (!hasNavigated || hash) return;
    h1.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) scrollTo(0, 0);
  }, [key, hash, navigation]);

  return (
    <>
      <Head {...head} />
      <h1 ref={h1} tabIndex={-1} dir="auto">
        {heading ?? head.title}
      </h1>
      {children}
    </>
  );
}
