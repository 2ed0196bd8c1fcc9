import { type ReactNode, useEffect, useState } from 'react';
import { CopyButton } from './CopyButton';

type Highlighted = NonNullable<ReturnType<typeof import('./highlight').highlight>>;
type Part = Highlighted['children'][number];

const toReact = (part: Part, index: number): ReactNode =>
  part.type === 'element' ? (
    <span key={index} className={(part.properties.className as string[]).join(' ')}>
      {part.children.map(toReact)}
    </span>
  ) : (
    part.type === 'text' && part.value
  );

/** A block of code, which can be copied. Its colours come after the first paint, and only where there is code. */
export function CodeBlock({ code, language }: { code: string; language?: string }) {
  const [highlighted, setHighlighted] = useState<Highlighted>();

  useEffect(() => {
    let isShown = true;
    import('./highlight').then(
      ({ highlight }) => isShown && setHighlighted(highlight(code, language)),
      // Without colours it can be read all the same.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [code, language]);

  return (
    <div className="code-block">
      {/* Reachable by keyboard, since it scrolls. */}
      <section tabIndex={0} aria-label={`Code${language ? `, ${language}` : ''}`}>
        <pre dir="ltr">
          <code>{highlighted?.children.map(toReact) ?? code}</code>
        </pre>
      </section>
      <CopyButton label="Copy code" done="Code copied" text={() => code} />
    </div>
  );
}
