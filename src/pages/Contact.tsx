import type { ReactNode } from 'react';
import type { Resume } from '../content/readResume';
import { ExternalLink } from '../layout/ExternalLink';
import { Page } from '../layout/Page';
import { EmailLink, PhoneLink, shortenUrl } from './ContactLinks';
import { Pairs } from './Pairs';

/** The address of a profile, and the user name unless the address contains it. */
function Profile({ username, url }: Resume['basics']['profiles'][number]) {
  if (!url) return username;
  return (
    <>
      <ExternalLink href={url}>{shortenUrl(url)}</ExternalLink>
      {username && !url.includes(username) && <span className="username"> {username}</span>}
    </>
  );
}

/** The owner's contact details. */
export function Contact({ resume }: { resume: Resume }) {
  const { name, summary, about, email, phone, location, profiles } = resume.basics;
  const pairs: [label: string, value: ReactNode][] = profiles.map((profile) => [
    profile.network || 'Profile',
    <Profile {...profile} />,
  ]);
  if (location) pairs.unshift(['Location', location]);
  if (phone) pairs.unshift(['Phone', <PhoneLink phone={phone} />]);
  if (email) pairs.unshift(['Email', <EmailLink email={email} />]);
  const ways = pairs.map(([label]) => label).join(', ');
  return (
    <Page
      title="Contact"
      heading="Contact Information"
      description={ways && `How to reach ${name}: ${ways}`}
    >
      {/* Without `about`, the summary is the whole biography and too long for this page. */}
      {about.length > 0 && summary && <p className="lead">{summary}</p>}
      {pairs.length > 0 && <Pairs className="contact" pairs={pairs} />}
    </Page>
  );
}
