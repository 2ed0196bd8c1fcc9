import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { resume } from '../content/resume';

interface Props {
  title: string;
  heading?: ReactNode;
  children: ReactNode;
}

/** A page's frame: its title, its one h1, and the focus on that h1 after a change of route. */
export function Page({ title, heading = title, children }: Props) {
  const h1 = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    // 'default' is the first page of a visit, where the browser's own focus and scroll position stand.
    if (key === 'default') return;
    h1.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) scrollTo(0, 0);
  }, [key, navigation]);

  return (
    <>
      <title>{`${title} – ${resume.basics.name}`}</title>
      <h1 ref={h1} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </>
  );
}
