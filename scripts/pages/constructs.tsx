import { addMathml, showTex } from '../../src/markdown/formula/inBuild';
import { showImage } from '../../src/markdown/Picture';
import type { Shows } from '../../src/markdown/show';
import type { Element } from '../../src/post/text/tree';

/** How constructs are shown in feeds. Feed readers run no scripts, so code has no Copy button and no colours, and a table no region that scrolls. */
export const showsInFeeds: Shows = {
  // Feed readers have ways of their own to show a picture alone.
  img: (image, around) => showImage(image, { ...around, isLinked: true }),
  math: showTex,
  pre: ({ code, language }, { key }) => (
    <pre key={key}>
      {/* The class by which HTML names a language: readers that colour code know it. */}
      <code className={language && `language-${language}`}>{code}</code>
    </pre>
  ),
  table: ({ children }, { key, dir, showAll }) => (
    <table key={key} dir={dir}>
      {showAll(children)}
    </table>
  ),
};

/** What the build adds to elements, by their tags, so that browsers needn't load what makes it. */
export const additions: Partial<Record<Element['tag'], (element: Element) => Element>> = {
  math: addMathml,
};
