import type { Part } from '#any-resume';
import { isAddress } from '#every-script';

/** Shortens a URL to what a reader would type. */
export const shortenUrl = (url: string) =>
  url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** A text with its e-mail addresses or phone numbers as links. */
export const LinkedParts = ({ parts }: { parts: Part[] }) =>
  parts.map(({ text, href }, i) =>
    href ? (
      <a key={i} href={href}>
        <bdi dir="ltr">{text}</bdi>
      </a>
    ) : (
      text
    ),
  );

/** A link that shows its address, or a text that is none. */
export const WebLink = ({ url }: { url: string }) =>
  isAddress(url) ? (
    <a href={url}>
      <bdi dir="ltr">{shortenUrl(url)}</bdi>
    </a>
  ) : (
    url
  );
