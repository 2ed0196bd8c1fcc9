/** Shortens a URL to what a reader would type. */
export const shortenUrl = (url: string) =>
  url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** A link to an e-mail address. */
export const EmailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;

/** A link to a phone number. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
    <bdi dir="ltr">{phone}</bdi>
  </a>
);

/** A link that shows its address. */
export const WebLink = ({ url }: { url: string }) => <a href={url}>{shortenUrl(url)}</a>;
