import { readTheme, toHex } from '../theme/readTheme';

const { colors: theme } = readTheme();
const colors = {
  paper: toHex(theme.paper),
  ink: toHex(theme.ink),
  quiet: toHex(theme.quiet),
  edge: toHex(theme['field-edge']),
  line: toHex(theme.line),
};

/** The width and height of a share image in pixels. */
export const pictureSize = { width: 1200, height: 630 };

/** The width and height of the photo in it. */
export const photoSize = { width: 420, height: pictureSize.height };

/** The width and height of a wide picture below the texts, up to the right edge. */
export const wideSize = { width: 994, height: 350 };

/** The width and height of a portrait beside the author's name. */
export const portraitSize = { width: 168, height: 210 };

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
  /** Below the label. */
  detail?: string;
  summary?: string;
  /** A data URL of a photo in photoSize. */
  photo?: string;
  /** A data URL of a small photo in portraitSize. */
  portrait?: string;
  /** A data URL of a picture in wideSize. It leaves room for a label of one line, without a detail. */
  wide?: string;
}

/** A share image: a line with texts on its right and, if there is one, a photo on its left or a picture below them. */
export function SharePicture({ heading, label, detail, summary, photo, portrait, wide }: Props) {
  const left = photo ? photoSize.width : portrait ? 254 : 138;
  const width = pictureSize.width - left - line.width - line.gap - 72;
  const headingStyle = summary
    ? fit(heading, [100, 80, 64, 48], width, 200, 1.08)
    : wide
      ? fit(heading, [84, 72, 60, 48], width, 160, 1.08)
      : fit(heading, [132, 116, 100, 84, 72, 60], width, 350, 1.08);
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
      <div style={{ alignItems: 'flex-end', display: 'flex', flexShrink: 0, width: left }}>
        {photo && <img src={photo} alt="" {...photoSize} />}
        {portrait && (
          <img
            src={portrait}
            alt=""
            {...portraitSize}
            style={{ borderRadius: 8, margin: '0 0 64px 46px' }}
          />
        )}
      </div>
      <div
        style={{
          borderLeft: `${line.width}px solid ${colors.line}`,
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          flexShrink: 1,
          justifyContent: summary ? 'center' : 'space-between',
          padding: wide ? `44px 72px 0 ${line.gap}px` : `64px 72px 58px ${line.gap}px`,
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
        <div
          style={{
            color: colors.quiet,
            display: 'flex',
            flexDirection: 'column',
            marginTop: wide ? 12 : 24,
          }}
        >
          <div
            style={
              detail
                ? { ...fit(label, [46, 36], width, 60, 1.3), color: colors.ink }
                : fit(label, [34, 28], width, 80, 1.3)
            }
          >
            {label}
          </div>
          {detail && <div style={fit(detail, [34, 28], width, 80, 1.3)}>{detail}</div>}
        </div>
        {wide && (
          <img
            src={wide}
            alt=""
            {...wideSize}
            style={{
              border: `1px solid ${colors.edge}`,
              borderRadius: '8px 0 0 0',
              marginTop: 28,
            }}
          />
        )}
        {summary && (
          <div style={{ ...fit(summary, [40, 36, 32, 28], width, 280, 1.28), marginTop: 36 }}>
            {summary}
          </div>
        )}
      </div>
    </div>
  );
}
