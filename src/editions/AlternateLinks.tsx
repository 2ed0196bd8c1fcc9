import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { absoluteUrlIn } from '../base/absoluteUrl';
import { type Alternates, findAlternates, listAlternates, pageAlternates } from './alternates';

interface Props {
  alternates?: Alternates;
  elsewhere?: Alternates;
}

/** Tells search engines and the header where the page is in other editions; by default where one that is no part of the blog is. */
export function AlternateLinks({ alternates, elsewhere = alternates }: Props) {
  const { pathname } = useLocation();
  // A page makes them anew whenever it renders. The header is told only of others.
  const told = elsewhere && JSON.stringify(elsewhere);
  useLayoutEffect(() => {
    if (told) pageAlternates.set({ path: pathname, alternates: JSON.parse(told) as Alternates });
  }, [pathname, told]);
  return listAlternates(alternates ?? findAlternates(pathname)).map(({ lang, edition, path }) => (
    <link key={lang} rel="alternate" hrefLang={lang} href={absoluteUrlIn(edition, path)} />
  ));
}
