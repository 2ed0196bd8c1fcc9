import { editions as words } from '#words/editions';
import { site } from '#words/site';
import { toHrefIn } from '../addresses';
import { ownWords } from '../base/language/ownWords';
import { editions, own } from '../content/editions';
import { hasEditions } from './findEdition';

/** A line that leads to the lists of posts in other languages. */
export const OtherLists = () =>
  hasEditions && (
    <p className="mono other-lists" {...ownWords}>
      {`${words.otherLists}${site.colon}`}
      {editions
        .filter((edition) => edition !== own)
        .map((edition, i) => [
          i > 0 && site.comma,
          <a
            key={edition.path}
            href={toHrefIn(edition, '/blogs')}
            lang={edition.lang}
            hrefLang={edition.lang}
            dir={edition.dir}
          >
            {edition.name}
          </a>,
        ])}
    </p>
  );
