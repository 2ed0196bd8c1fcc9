import { type ReactNode, useEffect, useState } from 'react';
import { diagrams as words } from '#words/diagrams';
import { site } from '#words/site';
import { toHref } from '../../addresses';
import type { Element } from '../../post/text/tree';
import type { Drawing } from './drawing';
import './diagram.css';

// As an author types, once for some keys.
const PAUSE_MS = 300;

// As wide as these, a diagram is legible in the room of a phone and of a text: at least 11 pixels high.
const NARROW = 450;
const WIDE = 870;

/** What the author says of a diagram for those who don't see it, or else its title. */
function describe(code: string): string {
  const said = [...code.matchAll(/^[ \t]*acc(?:Title|Descr)[ \t]*:(.*)$/gm)];
  const [, title = ''] = /^[ \t]*(?:pie )?title[ \t](.*)$/m.exec(code) ?? [];
  const parts = said.length > 0 ? said.map(([, words]) => words!.trim()) : [title.trim()];
  return parts.join('. ') || words.described;
}

interface Props extends Pick<Element, 'code' | 'drawn'> {
  /** The block of code. */
  children: ReactNode;
}

/** A diagram, with its code below it. What the build has not drawn is drawn here; what can't be drawn stays code. */
export default function Diagram({ code = '', drawn, children }: Props): ReactNode {
  const [live, setLive] = useState<Drawing | null>();
  const isFirst = live === undefined;

  useEffect(() => {
    if (drawn !== undefined) return;
    let isShown = true;
    const timer = setTimeout(
      () => {
        import('./drawLive')
          .then(({ drawLive }) => drawLive(code))
          // If it can't be loaded, there is the code.
          .then(
            (drawing) => isShown && setLive(drawing),
            () => undefined,
          );
      },
      isFirst ? 0 : PAUSE_MS,
    );
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first one is drawn once
  }, [code, drawn]);

  const drawing = drawn === undefined ? live : drawn;
  if (!drawing)
    return (
      <>
        {children}
        {drawing === null && (
          <p className="limit-note meta" lang={site.lang} dir={site.dir}>
            {words.notDrawn}
          </p>
        )}
      </>
    );
  const { width, height } = drawing;
  const room = width <= NARROW ? 'narrow' : width <= WIDE ? 'wide' : '';
  const show = (src: string, name: string) => (
    <img
      className={`${room} ${name}`}
      src={toHref(src)}
      alt={describe(code)}
      width={width}
      height={height}
    />
  );
  return (
    <figure className="diagram">
      {/* Reachable by keyboard, since it scrolls. No landmark, as a post may have many. */}
      <div className="table-region" role="group" tabIndex={0} aria-label={words.diagram} dir="ltr">
        {/* One of them is shown. */}
        {show(drawing.light, drawing.dark ? 'light' : 'own')}
        {drawing.dark && show(drawing.dark, 'dark')}
      </div>
      <details>
        <summary lang={site.lang} dir={site.dir}>
          {words.code}
        </summary>
        {children}
      </details>
    </figure>
  );
}
