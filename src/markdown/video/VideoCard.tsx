import { reading } from '#words/reading';
import { type Element, toText } from '../../post/text/tree';
import type { Show } from '../show';
import './video.css';

// YouTube, Vimeo, Twitch and PeerTube.
const VIDEO =
  /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch|live|shorts|playlist)\b|youtu\.be\/|vimeo\.com\/\d|twitch\.tv\/videos\/|[^/]+\/videos\/watch\/)/i;

/** The link of a paragraph that is nothing but a link to a video; undefined for others. */
function findVideo({ children = [] }: Element): Element | undefined {
  const [link] = children;
  const isAlone = children.length === 1 && typeof link === 'object';
  return isAlone && link.tag === 'a' && VIDEO.test(link.href ?? '') ? link : undefined;
}

/** Shows a paragraph that is a link to a video on another site, of which nothing is loaded, as a card. */
export const showVideo: Show = (paragraph, { key, dir, showAll }) => {
  const link = findVideo(paragraph);
  if (!link) return undefined;
  const { href = '', children: words = [] } = link;
  const hasTitle = !/^(https?:\/\/|www\.)/i.test(toText(words));
  return (
    <p key={key} className="video" dir={dir}>
      <a href={href}>
        <span className="play" aria-hidden="true" />
        <span>{hasTitle ? showAll(words) : reading.video}</span>{' '}
        <span className="mono">{new URL(href).hostname.replace(/^www\./, '')}</span>
      </a>
    </p>
  );
};
