/** Where each network has the page of a user. */
const ADDRESSES: Record<string, string> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  codeberg: 'https://codeberg.org/',
  linkedin: 'https://www.linkedin.com/in/',
  xing: 'https://www.xing.com/profile/',
  x: 'https://x.com/',
  twitter: 'https://x.com/',
  bluesky: 'https://bsky.app/profile/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/@',
  medium: 'https://medium.com/@',
  'dev.to': 'https://dev.to/',
  codepen: 'https://codepen.io/',
};

/** The address of a profile that has only a username; '' if the network is unknown. */
export function toProfileUrl(network: string, username: string): string {
  const user = username.replace(/^@/, '');
  const [, name, host] = /^([\w-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(user) ?? [];
  if (name && /^(?:mastodon|fediverse)$/i.test(network)) return `https://${host}/@${name}`;
  const address = ADDRESSES[network.toLowerCase()];
  return address && /^[\w.-]+$/.test(user) ? address + user : '';
}
