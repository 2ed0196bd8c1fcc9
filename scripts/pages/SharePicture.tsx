import { type Blog, displayTitle } from '../../src/blog/blog';
import { colors, fit, ShareFrame, textWidth, toLine } from './ShareFrame';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface PostProps extends Pick<Blog, 'Title' | 'DatePosted'> {
  author: string;
}

/** The share image of a post: its title, author and date. */
export function PostPicture({ Title, author, DatePosted }: PostProps) {
  const title = displayTitle({ Title: toLine(Title) });
  const width = textWidth.withoutPhoto;
  const titleBox = { sizes: [120, 96, 80, 64], width, height: 432, lineHeight: 1.08 };
  return (
    <ShareFrame heading={title} headingStyle={fit(title, titleBox)}>
      <div style={{ color: colors.quiet, display: 'flex', fontSize: 34, gap: 12, marginTop: 32 }}>
        <div style={{ display: 'block', lineClamp: 1, maxWidth: 560 }}>{author}</div>
        {DatePosted && <div>·</div>}
        {DatePosted && <div>{day.format(DatePosted)}</div>}
      </div>
    </ShareFrame>
  );
}

interface SiteProps {
  name: string;
  label: string;
  summary: string;
  /** A data URL of the photo. */
  photo?: string;
}

/** The share image of the site: the owner's name, label, summary and photo. */
export function SitePicture({ photo, ...texts }: SiteProps) {
  const name = toLine(texts.name);
  const label = toLine(texts.label);
  const summary = toLine(texts.summary);
  const width = photo ? textWidth.besidePhoto : textWidth.withoutPhoto;
  const nameBox = { sizes: [100, 80, 64, 48], width, height: 200, lineHeight: 1.08 };
  const labelBox = { sizes: [34, 28], width, height: 80, lineHeight: 1.3 };
  const summaryBox = { sizes: [40, 36, 32, 28], width, height: 280, lineHeight: 1.28 };
  return (
    <ShareFrame photo={photo} heading={name} headingStyle={fit(name, nameBox)}>
      <div style={{ ...fit(label, labelBox), color: colors.quiet, marginTop: 20 }}>{label}</div>
      <div style={{ ...fit(summary, summaryBox), marginTop: 36 }}>{summary}</div>
    </ShareFrame>
  );
}
