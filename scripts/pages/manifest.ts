import { toHref } from '../../src/addresses';
import { resume } from '../../src/content/resume';
import { readTheme, toHex } from '../theme/readTheme';

const icon = (size: number, name = `icon-${size}`) => ({
  src: toHref(`/${name}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** Makes the web app manifest, which lets browsers install the site (https://www.w3.org/TR/appmanifest/). */
export function webManifest(): string {
  const { name, summary } = resume.basics;
  // The light theme's. An open page uses its own theme-color.
  const background = toHex(readTheme().colors.paper);
  return JSON.stringify({
    name,
    short_name: name,
    description: summary || undefined,
    lang: resume.lang,
    dir: resume.dir,
    start_url: toHref('/home'),
    scope: toHref('/'),
    // A window without browser controls: the header reaches every page, and iOS installs with no lesser mode.
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: [
      icon(192),
      icon(512),
      { ...icon(512, 'icon-maskable-512'), purpose: 'maskable' },
      { src: toHref('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
