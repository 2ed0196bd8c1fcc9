import { toHrefIn } from '../addresses';
import { editions } from '../content/editions';
import { textPages } from '../content/textPages';
import { isWithin } from '../base/language/findEdition';

/** Links to the owner's texts that only the first edition has: an imprint must be found from every page, in whatever language it is. */
export function OtherTexts() {
  const [first] = editions;
  if (!isWithin || !first) return null;
  return first.texts
    .filter(({ path }) => !textPages.some((text) => text.path === path))
    .map(({ path, label }) => [
      <a key={path} href={toHrefIn(first, path)} lang={first.lang} hrefLang={first.lang}>
        {label}
      </a>,
      ' ',
    ]);
}
