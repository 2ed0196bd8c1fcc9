import { useEffect, useState } from 'react';
import { reading } from '#words/reading';
import { site } from '#words/site';
import { type Element, toText } from '../../post/text/tree';
import type { Show } from '../show';
import './formula.css';

declare module '../../post/text/tree' {
  interface Tags {
    formula: 'math';
  }

  interface Element {
    /** The MathML of a formula, whose TeX is its words, in a page written by the build; empty if its TeX can't be read. */
    mathml?: string;
  }
}

type Draw = (source: string, isBlock: boolean) => string;

// Once it is loaded, an edited formula is drawn at once.
let loaded: Draw | undefined;

/** A formula. Without MathML from the build, loads what draws it. If that fails, it is TeX. */
function Formula({
  children = [],
  isBlock = false,
  mathml,
}: Pick<Element, 'children' | 'isBlock' | 'mathml'>) {
  const [draw, setDraw] = useState(() => loaded);

  useEffect(() => {
    if (mathml !== undefined || draw) return;
    import('./drawFormula').then(
      (module) => {
        loaded = module.drawFormula;
        setDraw(() => loaded);
      },
      // TeX can be read too.
      () => undefined,
    );
  }, [draw, mathml]);

  useEffect(() => {
    import('./copyAsTex').then(
      // The same function is added only once.
      (module) => document.addEventListener('copy', module.copyAsTex),
      // The browser copies the signs of a formula.
      () => undefined,
    );
  }, []);

  const source = toText(children);
  const drawn = mathml ?? draw?.(source, isBlock);
  const inside = drawn ? (
    // eslint-disable-next-line no-restricted-syntax -- MathML, whose words its library escapes
    <span dangerouslySetInnerHTML={{ __html: drawn }} />
  ) : (
    <>
      <code className="language-math">{source}</code>
      {drawn === '' && (
        <span className="limit-note meta" lang={site.lang} dir={site.dir}>
          {' '}
          {reading.formulaNotDrawn}
        </span>
      )}
    </>
  );
  if (!isBlock)
    return (
      <span className="tex" dir="ltr" translate="no">
        {inside}
      </span>
    );
  return (
    // Reachable by keyboard, since it scrolls. No landmark, as a post may have many.
    <div
      className="formula"
      role="group"
      tabIndex={0}
      aria-label={reading.formula}
      dir="ltr"
      translate="no"
    >
      {inside}
    </div>
  );
}

/** Shows a formula. */
export const showFormula: Show = (element, { key }) => <Formula key={key} {...element} />;
