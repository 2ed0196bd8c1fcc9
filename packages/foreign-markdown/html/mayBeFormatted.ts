import { listOutside } from '../listOutside';
import { TELLING } from './styles';

// Around words that are only words. The converter may know a meaning of any other element or attribute.
const PLAIN_TAG = /^(?:html|head|body|meta|p|div|span|br)$/i;
const PLAIN_ATTRIBUTE = /\s(?:style|charset|http-equiv|content|lang|dir)=(?:"([^"]*)"|'([^']*)')/gi;
const TAG = /<\/?([a-z][\w:-]*)([^<>]*)>?/gi;

function isPlain(name: string, attributes: string): boolean {
  const styles: string[] = [];
  const others = attributes.replaceAll(PLAIN_ATTRIBUTE, (_, quoted?: string, single?: string) => {
    styles.push(quoted ?? single ?? '');
    return '';
  });
  const isTelling = (style: string) => TELLING.some((sign) => sign.test(style));
  return PLAIN_TAG.test(name) && !/[^\s/]/.test(others) && !styles.some(isTelling);
}

/** Whether HTML may have more than words: a rough check without the converter, which is exact. */
export function mayBeFormatted(html: string): boolean {
  for (const part of listOutside(html, '<!--', '-->'))
    for (const [, name, attributes] of part.matchAll(TAG))
      if (!isPlain(name!, attributes!)) return true;
  return false;
}
