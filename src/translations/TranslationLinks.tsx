import { editions as words } from '#words/editions';
import { site } from '#words/site';
import { toHrefIn } from '../addresses';
import { findEdition } from '../editions/findEdition';
import { type Linked, displayTitle, toPath } from '../post/post';

/** Links to the same post in other languages; nothing if there is none. */
export const TranslationLinks = ({ translations }: { translations: Linked[] }) =>
  translations.length > 0 && (
    <p className="translations">
      {`${words.translations}${site.colon}`}
      {translations.map((post, i) => {
        const { path, lang, dir, name } = findEdition(post.Language)!;
        return [
          i > 0 && site.comma,
          <a
            key={post.id}
            href={toHrefIn({ path }, toPath(post.id))}
            title={displayTitle(post)}
            lang={lang}
            hrefLang={lang}
            dir={dir}
          >
            {name}
          </a>,
        ];
      })}
    </p>
  );
