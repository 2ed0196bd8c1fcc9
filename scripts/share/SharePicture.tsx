import { once } from '../programs/once';
import { readTheme, toHex } from '../theme/readTheme';
import { fit, keepNames } from './pictureText';

/** Reads the colours of share images. Throws if the theme can't be read. */
export const readColors = once(() => {
  const { colors } = readTheme();
  return {
    paper: toHex(colors.paper),
    ink: toHex(colors.ink),
    quiet: toHex(colors.quiet),
    edge: toHex(colors['field-edge']),
    line: toHex(colors.line),
  };
});

/** The width and height of a share image in pixels. */
export const pictureSize = { width: 1200, height: 630 };

/** The width and height of the photo in it. */
export const photoSize = { width: 420, height: pictureSize.height };

/** The width and height of a wide picture below the texts, up to the edge opposite to the line. */
export const wideSize = { width: 994, height: 350 };

/** The width and height of a portrait beside the author's name. */
export const portraitSize = { width: 168, height: 210 };

const line = { width: 4, gap: 64 };
const mark = 46;

/** What a share image shows. All texts are as toDrawable() returns them. */
export interface Picture {
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

/** A share image: a line with texts on its right and, if there is one, a photo on its left or a picture below them. Mirrored if the heading is written from right to left. */
export function SharePicture({ heading, label, detail, summary, photo, portrait, wide }: Picture) {
  const start = photo ? photoSize.width : portrait ? 254 : 138;
  const width = pictureSize.width - start - line.width - line.gap - 72;
  const headingStyle = summary
    ? fit(heading, [100, 80, 64, 48], width, 200, 1.08)
    : wide
      ? fit(heading, [84, 72, 60, 48], width, 160, 1.08)
      : fit(heading, [132, 116, 100, 84, 72, 60], width, 350, 1.08);
  const colors = readColors();
  const { direction } = headingStyle;
  const isMirrored = direction === 'rtl';
  return (
    <div
      style={{
        ...pictureSize,
        background: colors.paper,
        color: colors.ink,
        direction,
        display: 'flex',
        textAlign: isMirrored ? 'right' : 'left',
      }}
    >
      <div style={{ alignItems: 'flex-end', display: 'flex', flexShrink: 0, width: start }}>
        {photo && <img src={photo} alt="" {...photoSize} />}
        {portrait && (
          <img
            src={portrait}
            alt=""
            {...portraitSize}
            style={{ borderRadius: 8, marginBottom: 64, marginInlineStart: 46 }}
          />
        )}
      </div>
      <div
        style={{
          borderInlineStart: `${line.width}px solid ${colors.line}`,
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          flexShrink: 1,
          justifyContent: summary ? 'center' : 'space-between',
          padding: wide ? '44px 0 0' : '64px 0 58px',
          paddingInlineEnd: 72,
          paddingInlineStart: line.gap,
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
              insetInlineStart: -line.gap - line.width / 2 - mark / 2,
              position: 'absolute',
              top: (headingStyle.fontSize * headingStyle.lineHeight - mark) / 2,
            }}
          >
            <circle r="23" fill={colors.paper} />
            <circle r="15" fill={colors.line} />
          </svg>
          <div style={{ ...headingStyle, letterSpacing: isMirrored ? 0 : '-0.01em' }}>
            {keepNames(heading)}
          </div>
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
            {keepNames(label)}
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
              borderStartStartRadius: 8,
              marginTop: 28,
            }}
          />
        )}
        {summary && (
          <div style={{ ...fit(summary, [40, 36, 32, 28], width, 280, 1.28), marginTop: 36 }}>
            {keepNames(summary)}
          </div>
        )}
      </div>
    </div>
  );
}
