import { type ReactNode, useEffect, useState } from 'react';
import type { CodePart, Element } from '../tree';
import { CopyButton } from './CopyButton';

const toReact = (part: CodePart, index: number): ReactNode =>
  typeof part === 'string' ? (
    part
  ) : (
    <span key={index} className={part[0]}>
      {part[1].map(toReact)}
    </span>
  );

/** A block of code, which can be copied. Its colours come with a page of the build, else after the first paint. */
export function CodeBlock({
  code,
  language,
  parts,
}: Pick<Element, 'language' | 'parts'> & { code: string }) {
  const [found, setFound] = useState<CodePart[]>();
  const isColored = parts !== undefined;

  useEffect(() => {
    if (isColored) return;
    let isShown = true;
    import('./highlight').then(
      ({ highlight }) => isShown && setFound(highlight(code, language)),
      // Without colours it can be read all the same.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [code, language, isColored]);

  return (
    <div className="code-block">
      {/* Reachable by keyboard, since it scrolls. */}
      <section tabIndex={0} aria-label={`Code${language ? `, ${language}` : ''}`}>
        <pre dir="ltr">
          <code>{(parts ?? found)?.map(toReact) ?? code}</code>
        </pre>
      </section>
      <CopyButton label="Copy code" done="Code copied" text={() => code} />
    </div>
  );
}
