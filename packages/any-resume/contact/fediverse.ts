import { isAddress } from '#every-script';
import type { Resume } from '../resume.ts';

// Programs of the Fediverse. Other networks have addresses such as /@name too.
const NETWORK =
  /^(?:mastodon|fediverse|activitypub|pleroma|akkoma|misskey|firefish|sharkey|iceshrimp|gotosocial|pixelfed|peertube|friendica|lemmy|mbin|bookwyrm|writefreely|hubzilla|snac2?)\b/i;
const HOST = /(?:^|\.)(?:mastodon|mstdn|fosstodon|hachyderm|pixelfed|misskey)\b/i;
const HANDLE = /^@?([\w.-]*\w)@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)$/u;
// /@name; or the address that each program has besides, or instead.
const PATH = /^\/(?:(?:web\/)?@|(?:users|u|a|c|accounts|profile|author|user)\/)?([\w.-]*\w)\/?$/;

function toHandle({ network, username, url }: Resume['basics']['profiles'][number]): string {
  const { host = '', pathname = '' } = isAddress(url) ? new URL(url) : {};
  if (!NETWORK.test(network.trim()) && !HOST.test(host)) return '';
  // What is stated comes first, as the pages of a server may be on another host.
  const [, stated, server] = HANDLE.exec(username.trim()) ?? HANDLE.exec(url.trim()) ?? [];
  if (stated) return `@${stated}@${server}`;
  const [, name] = PATH.exec(pathname) ?? [];
  return name ? `@${name}@${host}` : '';
}

/** Finds the owner's name in the Fediverse, such as @ann@social.example, by the first profile there; '' if there is none. */
export const findHandle = (profiles: Resume['basics']['profiles']): string =>
  profiles.map(toHandle).find(Boolean) ?? '';
