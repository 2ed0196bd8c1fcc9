import type { ReactNode } from 'react';

/** The width and height of a share image in pixels. */
export const pictureSize = { width: 1200, height: 630 };

/** The width and height of the photo in it. */
export const photoSize = { width: 420, height: pictureSize.height };

/** The width of the texts in it. */
export const textWidth = { besidePhoto: 640, withoutPhoto: 922 };

/** The colours of the light theme. */
export const colors = { paper: '#fcfdff', ink: '#17203a', quiet: '#535d78', line: '#d8334a' };

const line = { width: 4, gap: 64 };
const mark = 46;

// More than the smallest font size has room for: laying out the rest would only take time.
const MAX_LENGTH = 600;

/** Collapses a text to one line without control and bidirectional characters, and cuts it. */
export function toLine(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, '').replace(/[\s\p{Cc}]+/gu, ' ');
  return [...visible.normalize('NFC').trim()].slice(0, MAX_LENGTH).join('');
}

interface Box {
  /** The font sizes to choose from, largest first. */
  sizes: number[];
  width: number;
  height: number;
  lineHeight: number;
}

/** Styles a text with the largest font size at which it fits a box. At the smallest size, it may be clamped. */
export function fit(text: string, { sizes, width, height, lineHeight }: Box) {
  const longestWord = Math.max(...text.split(' ').map((word) => word.length));
  const styles = sizes.map((fontSize) => ({
    display: 'block',
    fontSize,
    lineClamp: Math.floor(height / (fontSize * lineHeight)),
    lineHeight,
    textWrap: 'pretty' as const,
  }));
  const fitting = styles.find(({ fontSize, lineClamp }) => {
    // A letter is about half as wide as it is high, and few wrapped lines are full.
    const perLine = width / (fontSize * 0.54);
    return longestWord <= perLine && text.length <= 0.8 * perLine * lineClamp;
  });
  return fitting ?? styles.at(-1)!;
}

interface Props {
  /** A data URL of a photo in photoSize. */
  photo?: string;
  heading: string;
  headingStyle: ReturnType<typeof fit>;
  /** Below the heading. */
  children: ReactNode;
}

/** Draws a share image: a line, the photo on its left and texts on its right. */
export const ShareFrame = ({ photo, heading, headingStyle, children }: Props) => (
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
      {children}
    </div>
  </div>
);
