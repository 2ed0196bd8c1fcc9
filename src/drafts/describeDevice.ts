import { drafts } from '#words/drafts';
import { storedText } from '../base/storedText';
import { createId } from '../post/stored';

const systems = [/iPhone/, /iPad/, /Android/, /Windows/, /Mac/, /Linux/];
// The order matters: each of the first two also names the ones after it.
const browsers = [/Edg/, /Chrome/, /Firefox/, /Safari/];

/** Describes this device to its user, such as “Firefox on Android”. */
export function describeDevice({ userAgent } = navigator): string {
  const find = (names: RegExp[]) => names.find((name) => name.test(userAgent))?.source;
  const browser = find(browsers)?.replace('Edg', 'Edge') ?? drafts.browser;
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
