import { editions as words } from '#words/editions';
import { site } from '#words/site';
import { ownWords } from '../base/language/ownWords';
import { editions, thisEdition } from '../content/editions';
import { hasEditions } from '../base/language/findEdition';
import { AlternateLinks } from './AlternateLinks';
import type { Alternates } from './alternates';
import { EditionLink } from './EditionLink';

/** A line that leads to the lists of posts in other languages. `alternates` are those of its page, if the build has found them. */
export const OtherLists = ({ alternates }: { alternates?: Alternates }) =>
  hasEditions && (
    <>
      {alternates && <AlternateLinks alternates={alternates} />}
      <p className="meta other-lists" {...ownWords}>
        {`${words.otherLists}${site.colon}`}
        {editions
          .filter((edition) => edition !== thisEdition)
          .map((edition, i) => [
            i > 0 && site.comma,
            <EditionLink key={edition.path} edition={edition} path="/blogs" />,
          ])}
      </p>
    </>
  );
