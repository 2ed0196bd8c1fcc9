import { isAddress } from '#every-script';
import { toAddress } from '../fields/toAddress.ts';

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
function toProfileUrl(network: string, username: string): string {
  const user = username.replace(/^@/, '');
  const [, name, host] = /^([\w-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(user) ?? [];
  if (name && /^(?:mastodon|fediverse)$/i.test(network)) return `https://${host}/@${name}`;
  const address = ADDRESSES[network.toLowerCase()];
  return address && /^[\w.-]+$/.test(user) ? address + user : '';
}

const IN_NAME = /^(?:https?:\/\/|www\.|[\w-]+(?:\.[\w-]+)+\/)/i;

/** A profile with its address, which may stand in another of its fields. */
export function toProfile<Profile extends Record<'network' | 'username' | 'url', string>>(
  profile: Profile,
): Profile {
  const { network, username, url } = profile;
  const written = IN_NAME.test(username) ? toAddress(username) : undefined;
  if (!url && written) return { ...profile, username: '', url: written };
  const address = url || toProfileUrl(network, username) || (isAddress(network) ? network : '');
  return { ...profile, url: address };
}
