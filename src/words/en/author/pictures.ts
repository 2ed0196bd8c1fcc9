/** Pictures in the form. */
export const pictures = {
  label: 'Pictures',
  fromDevice: 'From this device…',
  again: 'Used before',
  numberOf: (number: number, count: number) => `Picture ${number} of ${count}`,
  several: (count: number) => `Add ${count} pictures`,
  preparing: (number: number, count: number) =>
    count > 1 ? `Preparing picture ${number} of ${count}…` : 'Preparing the picture…',
  moves: 'This is an animation. Only its first frame is added.',
  altText: 'Alternative text',
  altHint: 'Say what the picture shows, for readers who can’t see it.',
  caption: 'Caption (optional)',
  ok: 'OK',
  insert: 'Insert',
  insertWithoutAlt: 'Insert without alternative text',
  mayDiscard: (count: number) =>
    count === 1
      ? 'Discard the picture and what you wrote about it?'
      : `Discard all ${count} pictures and what you wrote about them?`,
  atRisk:
    'This browser can’t store pictures. They will be lost if you close this tab before your post is published.',
  notAdded: 'The picture could not be added. Please check your connection and try again.',
  isSvg: (name: string) =>
    `“${name}” is an SVG, which can’t be added, because it can contain scripts. Save it as PNG, and add that file.`,
  noPicture: (name: string) => `“${name}” is not a picture.`,
  isEmpty: (name: string) =>
    `“${name}” is empty. If it is kept in a cloud, download it first, and add it again.`,
  gone: (name: string) =>
    `“${name}” can’t be opened. It may have been moved or changed since you chose it: choose it again.`,
  tooManyBytes: (name: string, size: number, most: number) =>
    `“${name}” is too large: ${size} MB. Make it smaller than ${most} MB, and add it again.`,
  tooManyPixels: (name: string, width: number, height: number) =>
    `“${name}” is too large: ${width} × ${height} pixels. Make it smaller, and add it again.`,
  tooLargeHere: (name: string, width: number, height: number) =>
    `“${name}” is too large for this browser: ${width} × ${height} pixels. Make it smaller, and add it again.`,
  heic: (name: string) =>
    `“${name}” is a HEIC picture, which this browser can’t read. Save it as JPEG, and add that file. On an iPhone, Settings › Camera › Formats › Most Compatible takes pictures as JPEG.`,
  otherKind: (name: string, kind: string) =>
    `“${name}” is a ${kind} picture, which this browser can’t read. Save it as PNG or JPEG, and add that file.`,
  damaged: (name: string) =>
    `“${name}” is damaged, so this browser can’t read it. Add another copy, or save it anew as PNG or JPEG.`,
  badAddress: (name: string) =>
    `${name} is shown as text. Its address must end like this: .webp#1600x900`,
  notStored: (alt: string) =>
    `The picture${alt && ` “${alt}”`} is not stored any more. Please add it again.`,
  foreign: (name: string) =>
    `${name} is shown as text. Only pictures of this site are shown: add it with Add picture.`,
  noFile: (name: string) => `There is no file ${name}. Correct its name, or use Add picture.`,
  addAlt: (name: string) => `Add an alternative text to this picture: ![alternative text](${name})`,
};
