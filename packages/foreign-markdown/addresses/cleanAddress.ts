// The one door by which addresses from elsewhere come in.
import { measureAddress } from '#every-script';
import { decodePercent } from './decodePercent';
import { fromBase64 } from './findWithin';
import { findTarget, isOpaque } from './redirects';
import { removeTracking } from './tracking';

const WEB = /^https?:\/\//i;
// One redirect may lead to another.
const MAX_REDIRECTS = 5;

/** The address that another leads to, without what tracks people. Addresses that aren’t of the web stay as they are. */
export function cleanAddress(address: string): string {
  let target = address;
  for (let i = 0; i < MAX_REDIRECTS; i++) {
    if (!WEB.test(target) || !URL.canParse(target)) return target;
    const next = findTarget(new URL(target));
    if (!next) return removeTracking(target, new URL(target));
    target = next;
  }
  return target;
}

const START = /https?:\/\//gi;
// Where an address ends that another one, or a chat’s words for it, follow at once.
const NEXT = /\||[,;](?=https?:\/\/)/i;

/** Finds the addresses among words: each with the index at which it begins. */
function findAddresses(words: string): [index: number, address: string][] {
  const addresses: [number, string][] = [];
  let end = 0;
  for (const { index } of words.matchAll(START)) {
    // One within another belongs to it.
    if (index < end) continue;
    const rest = words.slice(index);
    const address = rest.slice(0, measureAddress(rest)).split(NEXT, 1)[0]!;
    end = index + address.length;
    if (address) addresses.push([index, address]);
  }
  return addresses;
}

/** Cleans each address among words. */
export function cleanAddresses(words: string): string {
  let cleaned = '';
  let last = 0;
  for (const [index, address] of findAddresses(words)) {
    cleaned += words.slice(last, index) + cleanAddress(address);
    last = index + address.length;
  }
  return cleaned + words.slice(last);
}

// Git and registries of packages have other names before an @.
const EMAIL = /(?<![\w.+@-])(?!git@)[\w.+-]{1,64}@[a-z][a-z\d-]{0,62}\.(?!m?[jt]s|css)[a-z]/i;
const USER = /^https?:\/\/[^/?#\s]{1,200}@/i;
// Whatever comes before it, such as x-amz-; but a page of a list is named by a token too.
const SECRET =
  /[?&#;](?!(?:next|page|sync|continuation)[_-])(?:[\w.]{1,20}[_-]){0,3}(?:jwt|token|accesstoken|authtoken|idtoken|auth|auth[_-]?key|authorization|bearer|api[_-]?key|access[_-]?key(?:[_-]?id)?|awsaccesskeyid|ossaccesskeyid|googleaccessid|sig|signature|hmac|hdn(?:ea|ts|tl)|credentials?|pass(?:word|wd|code|phrase)?|pwd|secret|otp|session(?:[_-]?id|token)?|phpsessid|sid|jsessionid)=[^&#;]{4}/i;
// One that says itself what it is, wherever it stands: three parts of base64, the first of which is JSON.
const JWT = /eyJ[\w-]{8,2000}\.[\w-]{8,8000}\./;
// Discord’s and Facebook’s.
const SIGNED = /[?&](?:hm=[\da-f]{32}|oh=0\d_[\w-]{10})/;

// Newsletters hide the name of their reader in base64.
const HIDDEN = /(?<=[=/])[\w+-]{12,400}(?=={0,2}(?:[&#/?]|$))/g;
const isHiddenEmail = (text: string): boolean =>
  /^[\w.+-]+@[a-z\d.-]+\.[a-z]{2,}$/i.test(fromBase64(text) ?? '');

/** Whether an address carries somebody’s data: who was sent it, or a way to log in. */
export function isPersonal(address: string): boolean {
  if (!WEB.test(address) || !URL.canParse(address)) return false;
  const decoded = decodePercent(address);
  const isNamed = USER.test(address) || EMAIL.test(decoded.replace(USER, ''));
  const isSecret = [SECRET, JWT, SIGNED].some((sign) => sign.test(address));
  const isHidden = address.match(HIDDEN)?.some(isHiddenEmail);
  return isNamed || isHidden === true || isSecret || isOpaque(new URL(address));
}

/** Lists the addresses among words that carry somebody’s data. */
export const findPersonal = (words: string): string[] =>
  findAddresses(words)
    .map(([, address]) => address)
    .filter(isPersonal);
