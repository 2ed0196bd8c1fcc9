import { editions as words } from '#words/editions';
import { site } from '#words/site';
import { ownWords } from '../base/language/ownWords';
import { editions, thisEdition } from '../content/editions';
import { EditionLink } from './EditionLink';
import { hasEditions } from './findEdition';

/** A line that leads to the lists of posts in other languages. */
export const OtherLists = () =>
  hasEditions && (
    <p className="mono other-lists" {...ownWords}>
      {`${words.otherLists}${site.colon}`}
      {editions
        .filter((edition) => edition !== thisEdition)
        .map((edition, i) => [
          i > 0 && site.comma,
          <EditionLink key={edition.path} edition={edition} path="/blogs" />,
        ])}
    </p>
  );
