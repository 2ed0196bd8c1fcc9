import { expect, test, vi } from 'vitest';
import { findChromium, listInstalled } from '../../../../scripts/browser/findChromium';

test('a CHROME_PATH where no file is, is refused in a sentence', () => {
  vi.stubEnv('CHROME_PATH', '/nope');
  expect(() => findChromium()).toThrow('CHROME_PATH is /nope, but there is no such file.');
});

test.each<[NodeJS.Platform, string]>([
  ['win32', 'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe'],
  ['win32', 'C:/Users/you/Local/Google/Chrome/Application/chrome.exe'],
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
])('on %s, a browser is looked for at %s', (platform, path) => {
  const env = {
    'ProgramFiles(x86)': 'C:/Program Files (x86)',
    LOCALAPPDATA: 'C:/Users/you/Local',
  } as NodeJS.ProcessEnv;
  expect(listInstalled(platform, env)).toContain(path);
});
