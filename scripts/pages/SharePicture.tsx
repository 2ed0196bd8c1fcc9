// The light theme's colors.
const colors = { paper: '#fcfdff', ink: '#17203a', quiet: '#535d78', line: '#d8334a' };

/** The width and height of a share image in pixels. */
export const pictureSize = { width: 1200, height: 630 };

/** The width and height of the photo in it. */
export const photoSize = { width: 420, height: pictureSize.height };

const line = { width: 4, gap: 64 };
const mark = 46;

// More than the smallest font size has room for: laying out the rest would only take time.
const MAX_LENGTH = 600;

/** Collapses a text to one line without control and bidirectional characters, and cuts it. */
export function toLine(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, '').replace(/[\s\p{Cc}]+/gu, ' ');
  return [...visible.normalize('NFC').trim()].slice(0, MAX_LENGTH).join('');
}

/** Styles a text with the largest font size at which it fits a box, and clamps it at the smallest. */
function fit(text: string, sizes: number[], width: number, height: number, lineHeight: number) {
  const longestWord = Math.max(...text.split(' ').map((word) => word.length));
  const countLines = (size: number) => Math.floor(height / (size * lineHeight));
  const fitting = sizes.find((size) => {
    // A letter is about half as wide as it is high, and few wrapped lines are full.
    const perLine = width / (size * 0.54);
    return longestWord <= perLine && text.length <= 0.8 * perLine * countLines(size);
  });
  const fontSize = fitting ?? sizes.at(-1)!;
  return { display: 'block', fontSize, lineClamp: countLines(fontSize), lineHeight };
}

interface Props {
  /** All texts are as toLine() returns them. */
  heading: string;
  label: string;
  /** Beside the label. */
  date?: string;
  summary?: string;
  /** A data URL of a photo in photoSize. */
  photo?: string;
}

/** A share image: a line with texts on its right and, if there is one, a photo on its left. */
export function SharePicture({ heading, label, date, summary, photo }: Props) {
  const width = photo ? 640 : 922;
  const headingStyle = summary
    ? fit(heading, [100, 80, 64, 48], width, 200, 1.08)
    : fit(heading, [120, 96, 80, 64], width, 432, 1.08);
  return (
    <div
      style={{
        ...pictureSize,
        background: colors.paper,
        color: colors.ink,
        display: 'flex',
        fontFamily: 'latin, latin-ext',
      }}
    >
      <div style={{ display: 'flex', flexShrink: 0, width: photo ? photoSize.width : 138 }}>
        {photo && <img src={photo} alt="" {...photoSize} />}
      </div>
      <div
        style={{
          borderLeft: `${line.width}px solid ${colors.line}`,
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          flexShrink: 1,
          justifyContent: 'center',
          padding: `0 72px 0 ${line.gap}px`,
          textWrap: 'pretty',
          wordBreak: 'break-word',
        }}
      >
        <div style={{ display: 'flex', position: 'relative' }}>
          <svg
            viewBox="-23 -23 46 46"
            width={mark}
            height={mark}
            style={{
              left: -line.gap - line.width / 2 - mark / 2,
              position: 'absolute',
              top: (headingStyle.fontSize * headingStyle.lineHeight - mark) / 2,
            }}
          >
            <circle r="23" fill={colors.paper} />
            <circle r="15" fill={colors.line} />
          </svg>
          <div style={{ ...headingStyle, letterSpacing: '-0.01em' }}>{heading}</div>
        </div>
        <div style={{ color: colors.quiet, display: 'flex', gap: 10, marginTop: 24 }}>
          <div style={fit(label, [34, 28], date ? 560 : width, 80, 1.3)}>{label}</div>
          {date && (
            <div style={{ flexShrink: 0, fontSize: 34, lineHeight: 1.3 }}>{`· ${date}`}</div>
          )}
        </div>
        {summary && (
          <div style={{ ...fit(summary, [40, 36, 32, 28], width, 280, 1.28), marginTop: 36 }}>
            {summary}
          </div>
        )}
      </div>
    </div>
  );
}
