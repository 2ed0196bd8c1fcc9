import { frame } from '#words/frame';
import { site } from '#words/site';
import { resume } from '../content/resume';
import { isAddress } from '#every-script';

type Profiles = typeof resume.basics.profiles;

/** A link to one of the owner's profiles, marked as leading to another site. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="me noopener" aria-label={`${children} ${frame.external}`}>
      {children} {site.dir === 'rtl' ? '↖' : '↗'}
    </a>
  );
}

/** Links to profiles, as far as they have an address. */
export const ProfileLinks = ({ profiles }: { profiles: Profiles }) =>
  profiles.map(
    ({ network, username, url }, i) =>
      isAddress(url) && [
        <ExternalLink key={i} href={url}>
          {network || username || frame.profile}
        </ExternalLink>,
        ' ',
      ],
  );
