import { textPath } from '../../src/content/textPath.ts';
import { nameLanguage, readTag } from './readTag.ts';

/** Says why a text such as imprint.de.md has no page on a site whose first language this is; undefined if its name has no language. */
export function explainText(name: string, first: string): string | undefined {
  const [, of, tag = ''] = /^(.+)\.([^.]+)\.md$/.exec(name) ?? [];
  const locale = readTag(tag);
  if (!locale || !textPath(`${of}.md`)) return undefined;
  const language = nameLanguage(locale.language);
  return locale.language === new Intl.Locale(first).language
    ? `call it ${of}.md, as ${language} is the first language of the site.`
    : `the site is not in ${language}. For that, it needs a resume.${tag}.json, too: see “A site in several languages” in docs/content.md.`;
}
