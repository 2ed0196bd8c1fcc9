import { frame } from '#words/frame';
import { site } from '#words/site';

/** A link to one of the owner's profiles, marked as leading to another site. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="me noopener">
      {children}
      <span aria-hidden="true"> {site.dir === 'rtl' ? '↖' : '↗'}</span>
      <span className="visually-hidden"> {frame.external}</span>
    </a>
  );
}
