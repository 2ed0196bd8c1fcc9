import Button from 'react-bootstrap/Button';
import type { Change } from './history';
import { type ChangeForm, moveRow } from './rowActions';
import type { Row } from './rows';

interface Props {
  /** The row, such as `paragraph 2`, and the whole that it is in. */
  what: string;
  of?: string;
  /** The key of the row, which stays the same wherever it moves. */
  rowKey: number;
  /** What the row becomes when it moves up or down, such as `paragraph 1`; undefined where it can't. */
  above?: string;
  below?: string;
  change: ChangeForm;
  /** Exchanges the row with the one before it; `by` 1 with the one after it. */
  swap: (rows: Row[], by: 0 | 1) => Change;
}

/** Buttons that move a row up or down. They stay enabled at the ends, where they may have the focus. */
export function MoveButtons({ what, of = '', rowKey, above, below, change, swap }: Props) {
  const buttons = [
    { by: 0, name: 'up', arrow: '↑', to: above },
    { by: 1, name: 'down', arrow: '↓', to: below },
  ] as const;
  return buttons.map(({ by, name, arrow, to }) => {
    const id = `move-${rowKey}-${name}`;
    return (
      <Button
        key={name}
        id={id}
        variant="quiet"
        aria-label={`Move ${what}${of} ${name}`}
        aria-disabled={!to}
        onClick={() => {
          if (to) moveRow(change, (rows) => swap(rows, by), { from: what, to, button: id });
        }}
      >
        {arrow}
      </Button>
    );
  });
}
