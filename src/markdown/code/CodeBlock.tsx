import { type ReactNode, useEffect, useState } from 'react';
import { reading } from '#words/reading';
import type { CodePart, Element } from '../../post/text/tree';
import { openColours } from './codeLimits';
import { CopyButton } from '../../site/CopyButton';
import type { Show } from '../show';

const toReact = (part: CodePart, index: number): ReactNode =>
  typeof part === 'string' ? (
    part
  ) : (
    <span key={index} className={part[0]}>
      {part[1].map(toReact)}
    </span>
  );

// Of the code on this page that the build has not coloured.
const colours = openColours();

/** A block of code with a copy button. Without highlighting from the build, loads it. */
export function CodeBlock({
  code,
  language,
  parts,
}: Pick<Element, 'language' | 'parts'> & { code: string }) {
  const [highlighted, setHighlighted] = useState<CodePart[]>();

  useEffect(() => {
    if (parts) return;
    const hasColours = colours.take(code);
    let isShown = true;
    async function show() {
      const { highlight } = await import('./highlight');
      // Between the blocks of a long post the page stays responsive.
      await new Promise((resolve) => setTimeout(resolve));
      if (isShown) setHighlighted(hasColours ? highlight(code, language) : [code]);
    }
    // Code is readable without highlighting.
    show().catch(() => undefined);
    return () => {
      isShown = false;
      if (hasColours) colours.giveBack(code);
    };
  }, [code, language, parts]);

  return (
    <div className="code-block">
      {/* Reachable by keyboard, since it scrolls. */}
      <section tabIndex={0} aria-label={reading.code(language)}>
        <pre dir="ltr" translate="no">
          {/* For those who copy it. */}
          <code className={language && `language-${language}`}>
            {(parts ?? highlighted)?.map(toReact) ?? code}
          </code>
        </pre>
      </section>
      <CopyButton label={reading.copyCode} done={reading.codeCopied} text={() => code} />
    </div>
  );
}

/** Shows a block of code. */
export const showCode: Show = ({ code = '', language, parts }, { key }) => (
  <CodeBlock key={key} code={code} language={language} parts={parts} />
);
