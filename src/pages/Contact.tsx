import { Page } from '../layout/Page';
import { EmailLink, PhoneLink } from './ContactLinks';

/** The owner's contact details. */
export function Contact() {
  return (
    <Page title="Contact" heading="Contact Information">
      <dl className="contact">
        <dt>Email</dt>
        <dd>
          <EmailLink />
        </dd>
        <dt>Phone</dt>
        <dd>
          <PhoneLink />
        </dd>
      </dl>
    </Page>
  );
}
