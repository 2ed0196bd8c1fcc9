import type { ReactNode } from 'react';
import { reading } from '#words/reading';
import { type Element, toText } from '../../post/tree';

// YouTube, Vimeo, Twitch and PeerTube.
const VIDEO =
  /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch|live|shorts|playlist)\b|youtu\.be\/|vimeo\.com\/\d|twitch\.tv\/videos\/|[^/]+\/videos\/watch\/)/i;

/** The link of a paragraph that is nothing but a link to a video; undefined for others. */
export function findVideo({ tag, children = [] }: Element): Element | undefined {
  const [link] = children;
  const isAlone = tag === 'p' && children.length === 1 && typeof link === 'object';
  return isAlone && link.tag === 'a' && VIDEO.test(link.href ?? '') ? link : undefined;
}

interface Props {
  link: Element;
  dir?: 'rtl' | 'auto';
  children: ReactNode;
}

/** A link to a video on another site, of which nothing is loaded. */
export function VideoCard({ link: { href = '', children: words = [] }, dir, children }: Props) {
  const hasTitle = !/^(https?:\/\/|www\.)/i.test(toText(words));
  return (
    <p className="video" dir={dir}>
      <a href={href}>
        <span className="play" aria-hidden="true" />
        <span>{hasTitle ? children : reading.video}</span>
        <span className="mono">{new URL(href).hostname.replace(/^www\./, '')}</span>
      </a>
    </p>
  );
}
