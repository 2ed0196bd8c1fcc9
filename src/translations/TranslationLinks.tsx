import { editions as words } from '#words/editions';
import { site } from '#words/site';
import { EditionLink } from '../editions/EditionLink';
import { findEdition } from '../editions/findEdition';
import { type Linked, displayTitle, toPath } from '../post/post';

/** Links to the same post in other languages; nothing if there is none. */
export const TranslationLinks = ({ translations }: { translations: Linked[] }) =>
  translations.length > 0 && (
    <p className="translations">
      {`${words.translations}${site.colon}`}
      {translations.map((post, i) => [
        i > 0 && site.comma,
        <EditionLink
          key={post.id}
          edition={findEdition(post.Language)!}
          path={toPath(post.id)}
          title={displayTitle(post)}
        />,
      ])}
    </p>
  );
