import { useLayoutEffect } from 'react';
import { resume } from '../../content/resume';
import { findDirectionOf } from './direction';

function setLanguage(lang: string) {
  const page = document.documentElement;
  page.lang = lang;
  page.dir = lang === resume.lang ? resume.dir : findDirectionOf(lang);
}

/** Has the page read as a text in this language, by reader modes and screen readers; without one, in the owner’s. */
export function usePageLanguage(lang = resume.lang): void {
  useLayoutEffect(() => {
    setLanguage(lang);
    return () => setLanguage(resume.lang);
  }, [lang]);
}
