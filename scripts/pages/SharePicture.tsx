import { type Blog, displayTitle } from '../../src/blog/blog';
import { resume } from '../../src/content/resume';

/** The width and height of the picture in pixels. */
export const pictureSize = { width: 1200, height: 630 };

// As in scripts/images/share.html, the picture of the site.
const colors = { paper: '#fcfdff', ink: '#17203a', quiet: '#535d78', line: '#d8334a' };
const line = { left: 138, width: 4 };
const mark = { size: 30, around: 46 };
const textLeft = 204;
const title = { sizes: [120, 96, 80, 64], width: 912, height: 432, lineHeight: 1.08 };

// More than the smallest size has room for; the rest would only take time.
const MAX_LENGTH = 300;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The beginning of a text on one line, without control characters and those of direction. */
function toLine(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, '').replace(/[\s\p{Cc}]+/gu, ' ');
  return [...visible.normalize('NFC').trim()].slice(0, MAX_LENGTH).join('');
}

/** The largest size in pixels that has room for a text without breaking a word, else the smallest; and its lines. */
function fit(text: string): { size: number; lines: number } {
  const longestWord = Math.max(...text.split(' ').map((word) => word.length));
  const fits = title.sizes.map((size) => {
    const lines = Math.floor(title.height / (size * title.lineHeight));
    // A letter is about half as wide as it is high.
    const perLine = title.width / (size * 0.54);
    // Lines end where words do, so that few are full.
    return { size, lines, hasRoom: longestWord <= perLine && text.length <= 0.8 * perLine * lines };
  });
  return fits.find(({ hasRoom }) => hasRoom) ?? fits.at(-1)!;
}

/** Drawn on the line, at the height of the title's first line. */
const Mark = ({ lineHeight }: { lineHeight: number }) => (
  <div
    style={{
      alignItems: 'center',
      background: colors.paper,
      borderRadius: mark.around / 2,
      display: 'flex',
      height: mark.around,
      justifyContent: 'center',
      left: line.left + line.width / 2 - mark.around / 2 - textLeft,
      position: 'absolute',
      top: (lineHeight - mark.around) / 2,
      width: mark.around,
    }}
  >
    <div
      style={{
        background: colors.line,
        borderRadius: mark.size / 2,
        height: mark.size,
        width: mark.size,
      }}
    />
  </div>
);

type Props = Pick<Blog, 'Title' | 'Name' | 'DatePosted'>;

/** The picture that other sites show beside a link to a post: its title, author and date. For drawPng.ts. */
export function SharePicture({ Title, Name, DatePosted }: Props) {
  const text = displayTitle({ Title: toLine(Title) });
  const { size, lines } = fit(text);
  const { lineHeight } = title;
  return (
    <div
      style={{
        ...pictureSize,
        alignItems: 'center',
        background: colors.paper,
        color: colors.ink,
        display: 'flex',
        fontFamily: 'latin, latin-ext',
        paddingLeft: textLeft,
        position: 'relative',
      }}
    >
      <div
        style={{
          ...line,
          background: colors.line,
          height: pictureSize.height,
          position: 'absolute',
        }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'relative',
          width: title.width,
          wordBreak: 'break-word',
        }}
      >
        <Mark lineHeight={size * lineHeight} />
        <div
          style={{
            display: 'block',
            fontSize: size,
            letterSpacing: '-0.01em',
            lineClamp: lines,
            lineHeight,
            textWrap: 'pretty',
          }}
        >
          {text}
        </div>
        <div style={{ color: colors.quiet, display: 'flex', fontSize: 34, gap: 12, marginTop: 32 }}>
          <div style={{ display: 'block', lineClamp: 1, maxWidth: 560 }}>
            {toLine(Name) || resume.basics.name}
          </div>
          {DatePosted && <div>·</div>}
          {DatePosted && <div>{day.format(DatePosted)}</div>}
        </div>
      </div>
    </div>
  );
}
