import { toReact } from '../../src/markdown/code/CodeBlock';
import { markLines } from '../../src/markdown/code/markLines';
import { addMathml, showTex } from '../../src/markdown/formula/inBuild';
import type { Shows } from '../../src/markdown/show';
import type { Element } from '../../src/post/text/tree';

/** How constructs are shown in feeds. Feed readers run no scripts, so code has no Copy button and no colours, and a table no region that scrolls. */
export const showsInFeeds: Shows = {
  math: showTex,
  pre: ({ code = '', language, title, marked }, { key }) => {
    const block = (
      <pre key={key}>
        {/* The class by which HTML names a language: readers that colour code know it. */}
        <code className={language && `language-${language}`}>
          {markLines([code], marked).map(toReact)}
        </code>
      </pre>
    );
    return title ? (
      <figure key={key}>
        <figcaption>{title}</figcaption>
        {block}
      </figure>
    ) : (
      block
    );
  },
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
