import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  label: string;
  children: ReactNode;
}

/** A link on a row of its own, with its label in the margin. */
export const MarginLink = ({ to, label, children }: Props) => (
  <Link to={to} className="across">
    <span className="meta aside">{label}</span> {children}
  </Link>
);
