import { isAddress } from '#every-script';
import { toAddress } from '../fields/toAddress.ts';

/** Where each network has the page of a user. */
const ADDRESSES = {
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
  orcid: 'https://orcid.org/',
  facebook: 'https://www.facebook.com/',
  threads: 'https://www.threads.com/@',
  telegram: 'https://t.me/',
  kaggle: 'https://www.kaggle.com/',
  huggingface: 'https://huggingface.co/',
};
const addresses = new Map(Object.entries(ADDRESSES));

// Also “Git Hub” and “X (Twitter)”.
const findAddress = (network: string) =>
  addresses.get(network.toLowerCase().replace(/\([^()]*\)|[\s_-]/g, ''));

/** Whether a name is that of a network whose profiles have known addresses. */
export const isNetwork = (name: string): boolean => findAddress(name) !== undefined;

/** The address of a profile that has only a username; '' if the network is unknown. */
function toProfileUrl(network: string, username: string): string {
  const user = username.replace(/^@/, '');
  const [, name, host] = /^([\w-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(user) ?? [];
  if (name && /^(?:mastodon|fediverse)$/i.test(network)) return `https://${host}/@${name}`;
  const address = findAddress(network);
  return address && /^[\w.-]+$/.test(user) ? address + user : '';
}

const IN_NAME = /^(?:https?:\/\/|www\.|[\w-]+(?:\.[\w-]+)+\/)/i;

/** A profile with its address, which may stand in another of its fields, as its username may stand in that of the address. */
export function toProfile<Profile extends Record<'network' | 'username' | 'url', string>>(
  profile: Profile,
): Profile {
  const { network, username, url } = profile;
  const written = IN_NAME.test(username) ? toAddress(username) : undefined;
  if (!url && written) return { ...profile, username: '', url: written };
  const ofUrl = username || isAddress(url) ? '' : toProfileUrl(network, url);
  if (ofUrl) return { ...profile, username: url, url: ofUrl };
  const ofNetwork = IN_NAME.test(network) ? toAddress(network) : undefined;
  return { ...profile, url: url || toProfileUrl(network, username) || (ofNetwork ?? '') };
}
