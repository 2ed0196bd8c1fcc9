import { resume } from '../content/resume';
import { ExternalLink } from '../layout/ExternalLink';
import { Page } from '../layout/Page';
import { EmailLink, PhoneLink } from './ContactLinks';
import { Pairs } from './Pairs';

const { summary, profiles } = resume.basics;

/** The owner's contact details. */
export function Contact() {
  return (
    <Page title="Contact" heading="Contact Information">
      <p className="lead">{summary}</p>
      <Pairs
        className="contact"
        pairs={[
          ['Email', <EmailLink />],
          ['Phone', <PhoneLink />],
          ...profiles.map(
            ({ network, url }) =>
              [
                network,
                <ExternalLink href={url}>{url.replace(/^https?:\/\/(www\.)?/, '')}</ExternalLink>,
              ] as const,
          ),
        ]}
      />
    </Page>
  );
}
