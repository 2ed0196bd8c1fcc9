import { site } from '#words/site';
import { resume } from '../../src/content/resume';
import { readTheme, toHex } from '../theme/readTheme';

// The light theme's background. An open page uses its own theme-color.
const COLOR = toHex(readTheme().colors.paper);

const icon = (size: number, name = `icon-${size}`) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** Makes the web app manifest, which lets browsers install the site (https://www.w3.org/TR/appmanifest/). */
export function webManifest(): string {
  const { name, summary } = resume.basics;
  return JSON.stringify({
    name,
    short_name: name,
    description: summary || undefined,
    lang: site.lang,
    dir: site.dir,
    start_url: '/home',
    scope: '/',
    // A window without browser controls: the header reaches every page, and iOS installs with no lesser mode.
    display: 'standalone',
    background_color: COLOR,
    theme_color: COLOR,
    icons: [
      icon(192),
      icon(512),
      { ...icon(512, 'icon-maskable-512'), purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
