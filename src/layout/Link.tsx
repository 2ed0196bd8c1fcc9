import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends ComponentProps<'a'> {
  to: string;
  /** What the page that opens finds in its location. */
  state?: unknown;
}

/** A link within the site. React Router's own brings 3 kB along that only its frameworks need. */
export function Link({ to, state, onClick, children, ...attributes }: Props) {
  const href = useHref(to);
  const open = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) open(event);
      }}
    >
      {children}
    </a>
  );
}
