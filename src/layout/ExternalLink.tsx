import { frame } from '#words/frame';

/** A link to one of the owner's profiles, marked as leading to another site. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="me noopener">
      {children}
      <span aria-hidden="true"> ↗</span>
      <span className="visually-hidden"> {frame.external}</span>
    </a>
  );
}
