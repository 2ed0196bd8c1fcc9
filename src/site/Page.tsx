import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Head } from './Head';

interface Props extends ComponentProps<typeof Head> {
  heading?: ReactNode;
  /** The language of the title and its direction, if they aren't the site's: otherwise, it stands where the line is. */
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  children: ReactNode;
}

// On the first page of a visit, the browser sets focus and scroll position.
let hasNavigated = false;
let lastPath = '';

/** Takes the key of React Router's location, to know when a visit leaves its first page, even if the next is loading. */
export function noteNavigation(key: string): void {
  hasNavigated ||= key !== 'default';
}

/** A page with its metadata and h1 (the title unless `heading` is given). Focuses the h1 when the route changes. */
export function Page({ heading, lang, dir, children, ...head }: Props) {
  const title = heading ?? head.title;
  const h1 = useRef<HTMLHeadingElement>(null);
  const { key, hash, pathname } = useLocation();
  const navigation = useNavigationType();

  // Before the paint, so that the first frame shows the top of the page.
  useLayoutEffect(() => {
    noteNavigation(key);
    // The browser follows links within a page.
    const isWithin = hash !== '' && pathname === lastPath;
    lastPath = pathname;
    if (!hasNavigated || isWithin) return;
    h1.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) scrollTo(0, 0);
  }, [key, hash, pathname, navigation]);

  return (
    <>
      <Head {...head} />
      <h1 ref={h1} tabIndex={-1} lang={lang} dir={dir}>
        {dir ? title : <bdi>{title}</bdi>}
      </h1>
      {children}
    </>
  );
}
