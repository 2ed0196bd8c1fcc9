import { type ReactNode, useEffect, useState } from 'react';
import { reading } from '#words/reading';
import type { CodePart, Element } from '../../post/text/tree';
import { openColours } from './codeLimits';
import { CopyButton } from '../../site/CopyButton';
import type { Show } from '../show';
import './code.css';

/** Draws a part of code. */
export const toReact = (part: CodePart, index: number): ReactNode => {
  if (typeof part === 'string') return part;
  const [name, inside] = part;
  return name === 'mark' ? (
    <mark key={index}>{inside.map(toReact)}</mark>
  ) : (
    <span key={index} className={name}>
      {inside.map(toReact)}
    </span>
  );
};

// Of the code on this page that the build has not coloured.
const colours = openColours();

/** A block of code with a copy button, under its title. What the build has not drawn is drawn here. */
export function CodeBlock({
  code = '',
  language,
  title,
  marked,
  parts,
}: Pick<Element, 'code' | 'language' | 'title' | 'marked' | 'parts'>) {
  const [drawn, setDrawn] = useState<CodePart[]>();

  useEffect(() => {
    if (parts) return;
    const hasColours = colours.take(code);
    let isShown = true;
    import('./highlight')
      .then(async (highlight) => {
        // Between the blocks of a long post the page stays responsive.
        await new Promise((resolve) => setTimeout(resolve));
        if (isShown) setDrawn(highlight.drawCode({ code, language, marked }, hasColours));
      })
      // Code is readable without colours.
      .catch(() => undefined);
    return () => {
      isShown = false;
      if (hasColours) colours.giveBack(code);
    };
  }, [code, language, marked, parts]);

  const Block = title ? 'figure' : 'div';
  return (
    <Block className="code-block" data-language={language}>
      {title && <figcaption dir="auto">{title}</figcaption>}
      {/* Reachable by keyboard, since it scrolls. */}
      <section tabIndex={0} aria-label={reading.code(language)}>
        <pre dir="ltr" translate="no">
          {/* For those who copy it. */}
          <code className={language && `language-${language}`}>
            {(parts ?? drawn)?.map(toReact) ?? code}
          </code>
        </pre>
      </section>
      <CopyButton label={reading.copyCode} done={reading.codeCopied} text={() => code} />
    </Block>
  );
}

/** Shows a block of code. */
export const showCode: Show = (element, { key }) => <CodeBlock key={key} {...element} />;
