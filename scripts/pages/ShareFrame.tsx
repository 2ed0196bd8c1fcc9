import type { CSSProperties, ReactNode } from 'react';

/** The width and height of a share image in pixels. */
export const pictureSize = { width: 1200, height: 630 };

/** The colours of the light theme. */
export const colors = { paper: '#fcfdff', ink: '#17203a', quiet: '#535d78', line: '#d8334a' };

const lineWidth = 4;
const mark = { size: 30, around: 46 };

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
  /** The left edges of the line and of the texts, and the width of the texts. */
  place: { line: number; left: number; width: number };
  heading: string;
  headingStyle: ReturnType<typeof fit>;
  /** Drawn behind the line. */
  photo?: ReactNode;
  children: ReactNode;
}

/** Draws a share image: the line, its mark beside the heading, and texts below the heading. */
export function ShareFrame({ place, heading, headingStyle, photo, children }: Props) {
  const { line, left, width } = place;
  const firstLine = headingStyle.fontSize * headingStyle.lineHeight;
  const circle = (size: number): CSSProperties => ({
    borderRadius: size / 2,
    height: size,
    left: line + lineWidth / 2 - size / 2 - left,
    position: 'absolute',
    top: (firstLine - size) / 2,
    width: size,
  });
  return (
    <div
      style={{
        ...pictureSize,
        alignItems: 'center',
        background: colors.paper,
        color: colors.ink,
        display: 'flex',
        fontFamily: 'latin, latin-ext',
        paddingLeft: left,
        position: 'relative',
      }}
    >
      {photo}
      <div
        style={{
          background: colors.line,
          height: pictureSize.height,
          left: line,
          position: 'absolute',
          width: lineWidth,
        }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'relative',
          width,
          wordBreak: 'break-word',
        }}
      >
        <div style={{ ...circle(mark.around), background: colors.paper }} />
        <div style={{ ...circle(mark.size), background: colors.line }} />
        <div style={{ ...headingStyle, letterSpacing: '-0.01em' }}>{heading}</div>
        {children}
      </div>
    </div>
  );
}
