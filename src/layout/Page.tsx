import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Head } from './Head';

interface Props extends ComponentProps<typeof Head> {
  heading?: ReactNode;
  children: ReactNode;
}

/** A page: its metadata, its h1 (the title unless `heading` is given), and the focus on it after a change of route. */
export function Page({ heading, children, ...head }: Props) {
  const h1 = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    // 'default' is the first page of a visit, where focus and scroll position are the browser's.
    if (key === 'default') return;
    h1.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) scrollTo(0, 0);
  }, [key, navigation]);

  return (
    <>
      <Head {...head} />
      <h1 ref={h1} tabIndex={-1}>
        {heading ?? head.title}
      </h1>
      {children}
    </>
  );
}
