import { editions as words } from '#words/editions';
import { site } from '#words/site';
import { thisEdition } from '../content/editions';
import { AlternateLinks } from '../editions/AlternateLinks';
import { EditionLink } from '../editions/EditionLink';
import { belongsToThisEdition, findEdition } from '../base/language/findEdition';
import LeadTo from '../editions/LeadTo';
import type { PostSources } from '../live/changes';
import { displayTitle, toPath } from '../post/post';
import { findTranslations } from './findTranslations';
import { type PostTranslation, toAlternates, toMutual } from './openTranslations';

const TranslationLinks = ({ translations }: { translations: PostTranslation[] }) => (
  <span className="translations">
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
  </span>
);

/** What the page of a post shows of other languages; nothing on a site in one. */
export function showTranslations(sources: PostSources) {
  const { post, page } = sources;
  // As it was built, it stays, even in another language: that of the other edition leads here.
  const other = page?.post ? undefined : (post ?? page?.elsewhere);
  if (thisEdition && other && !belongsToThisEdition(other))
    return { redirect: <LeadTo edition={findEdition(other.Language)} /> };
  if (!thisEdition || !post) return {};
  const { translations, needs } = findTranslations(sources);
  return {
    line: (
      <>
        <AlternateLinks
          alternates={toMutual(post, translations)}
          elsewhere={toAlternates(post, translations)}
        />
        {translations.length > 0 && <TranslationLinks translations={translations} />}
      </>
    ),
    needs,
  };
}
