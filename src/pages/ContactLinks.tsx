import { shortUrl } from './shortUrl';

/** An e-mail address, as a link. */
export const EmailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;

/** A phone number, as a link. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
);

/** The address of a page, as a link. */
export const WebLink = ({ url }: { url: string }) => <a href={url}>{shortUrl(url)}</a>;
