// What inline styles mean. The check before a paste and the converter know the same ones.

export const BOLD = /font-weight:\s*(?:bold|[6-9]00)/i;
export const NOT_BOLD = /font-weight:\s*(?:normal|[1-4]00)/i;
export const ITALIC = /font-style:\s*italic/i;
export const STRUCK = /text-decoration[^;]{0,200}line-through/i;
export const RAISED = /vertical-align:\s*super/i;
export const LOWERED = /vertical-align:\s*sub/i;
export const HIDDEN =
  /display:\s*none|visibility:\s*hidden|mso-hide:\s*all|mso-element:\s*comment|mso-special-character:\s*comment/i;
export const MONO =
  /font(?:-family)?:[^;]{0,200}(?:mono|courier|consolas|menlo|cascadia|(?:fira|source) code|lucida console)/i;
/** Neither joins spaces nor breaks lines, as code does. */
export const PRE =
  /white-space:\s*pre\s*(?:;|$|!)|white-space-collapse:\s*preserve;(?:[^;]{0,200};)?\s*text-wrap(?:-mode)?:\s*nowrap/i;
/** Shows the lines of the source. */
export const LINES = /white-space(?:-collapse)?:\s*(?:pre|break-spaces)/i;

/** Says something by itself; the others only qualify another one. */
export const TELLING = [BOLD, ITALIC, STRUCK, RAISED, LOWERED, HIDDEN, MONO, PRE, /mso-|--en-/i];
