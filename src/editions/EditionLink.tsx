import { toHrefIn } from '../addresses';
import type { Edition } from '../content/editions';

interface Props {
  edition: Edition;
  path: string;
  title?: string;
}

/** A link to a path of another edition, called by its language. */
export const EditionLink = ({ edition, path, title }: Props) => (
  <a
    href={toHrefIn(edition, path)}
    title={title}
    lang={edition.lang}
    hrefLang={edition.lang}
    dir={edition.dir}
  >
    {edition.name}
  </a>
);
