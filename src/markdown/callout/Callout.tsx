import { reading } from '#words/reading';
import { site } from '#words/site';
import type { Show } from '../show';
import './callout.css';

/** The kinds of admonition that GitHub has. */
export type CalloutKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';

declare module '../../post/text/tree' {
  interface Element {
    /** What a quotation is, if it is an admonition. */
    kind?: CalloutKind;
  }
}

const MARKS: Record<CalloutKind, string> = {
  note: '✎',
  tip: '✓',
  important: '★',
  warning: '!',
  caution: '✕',
};

/** Shows a quotation that is an admonition. */
export const showCallout: Show = ({ kind, children }, { key, dir, showAll }) =>
  kind && (
    <div key={key} role="note" className={`callout ${kind}`} dir={dir}>
      <p className="callout-word" lang={site.lang}>
        <span aria-hidden>{MARKS[kind]}</span> {reading.callouts[kind]}
      </p>
      {showAll(children)}
    </div>
  );
