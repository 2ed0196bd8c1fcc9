import { frame } from '#words/frame';
import { resume } from '../content/resume';
import { isAddress } from '../content/toAddress';
import { ExternalLink } from './ExternalLink';

type Profiles = typeof resume.basics.profiles;

/** Links to profiles, as far as they have an address. */
export const ProfileLinks = ({ profiles }: { profiles: Profiles }) =>
  profiles.map(
    ({ network, username, url }, i) =>
      isAddress(url) && (
        <ExternalLink key={i} href={url}>
          {network || username || frame.profile}
        </ExternalLink>
      ),
  );
