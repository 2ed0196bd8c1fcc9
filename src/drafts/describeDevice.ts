import { drafts } from '#words/author/drafts';
import { storedText } from '../base/storedText';
import { createId } from '../post/stored';

// The order matters, as many name others after themselves: Edge names Chrome, which names Safari.
const browsers = {
  Edge: /Edg/,
  Opera: /\bOP[RTX]\//,
  'Samsung Internet': /SamsungBrowser/,
  Firefox: /Firefox|FxiOS/,
  Chrome: /Chrome|CriOS/,
  Safari: /Safari/,
};
const systems = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  Windows: /Windows/,
  Mac: /Mac/,
  Linux: /Linux/,
};

/** Describes this device to its user, such as “Firefox on Android”. */
export function describeDevice({ userAgent } = navigator): string {
  const find = (patterns: Record<string, RegExp>) =>
    Object.keys(patterns).find((name) => patterns[name]!.test(userAgent));
  const browser = find(browsers) ?? drafts.browser;
  const system = find(systems);
  return system ? drafts.onSystem(browser, system) : browser;
}

const entry = storedText('browser');
let browserId: string | undefined;

/** A random id of this browser, or of this tab if the browser stores nothing. */
export function identifyBrowser(): string {
  browserId ??= entry.read() ?? createId();
  if (entry.read() !== browserId) entry.write(browserId);
  return browserId;
}
