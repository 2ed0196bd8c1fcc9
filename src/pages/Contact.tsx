import type { ReactNode } from 'react';
import { contact } from '#words/contact';
import { frame } from '#words/frame';
import { site } from '#words/site';
import type { Part } from '#any-resume';
import type { Resume } from '../content/resume';
import { isAddress } from '#every-script';
import { ExternalLink } from '../site/ProfileLinks';
import { ownWords } from '../base/language/ownWords';
import { Page } from '../site/Page';
import { LinkedParts, shortenUrl } from './ContactLinks';
import { HiddenContact } from './HiddenContact';
import { withLinks } from './withLinks';
import { Pairs } from './Pairs';
import './contact.css';

/** The address of a profile, and the user name unless the address contains it. */
function Profile({ username, url }: Resume['basics']['profiles'][number]) {
  if (!isAddress(url)) return [username, url].filter(Boolean).join(' · ');
  return (
    <>
      <ExternalLink href={url}>{shortenUrl(url)}</ExternalLink>
      {username && !url.includes(username) && <bdi className="username"> {username}</bdi>}
    </>
  );
}

/** The owner's contact details. */
export function Contact({ resume }: { resume: Resume }) {
  const { name, summary, about, email, phone, emailCode, phoneCode } = resume.basics;
  const { location, profiles } = resume.basics;
  const pairs: [label: string, value: ReactNode][] = profiles
    .filter(({ username, url }) => username || url)
    .map((profile) => [profile.network || frame.profile, <Profile {...profile} />]);
  if (location) pairs.unshift([contact.location, <bdi>{location}</bdi>]);
  const add = (label: string, parts: Part[], code: string) => {
    if (parts.length > 0) pairs.unshift([label, <LinkedParts parts={parts} />]);
    else if (code) pairs.unshift([label, <HiddenContact label={label} code={code} />]);
  };
  add(contact.phone, phone, phoneCode);
  add(contact.email, email, emailCode);
  const ways = pairs.map(([label]) => label).join(site.comma);
  return (
    <Page
      {...ownWords}
      title={frame.links.contact}
      heading={contact.heading}
      description={ways && contact.description(name, ways)}
    >
      {/* Without `about`, the summary is the whole biography and too long for this page. */}
      {about.length > 0 && summary && <p className="lead">{withLinks(summary)}</p>}
      {pairs.length > 0 && <Pairs className="contact" pairs={pairs} />}
    </Page>
  );
}
