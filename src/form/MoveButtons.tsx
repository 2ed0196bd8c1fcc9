import Button from 'react-bootstrap/Button';
import type { Change } from '../rows/undo';
import { type ChangeForm, moveRow } from '../rows/rowActions';
import type { Row } from '../rows/rows';

interface Props {
  /** The key of the row, which stays the same wherever it moves. */
  rowKey: number;
  label: (way: 'up' | 'down') => string;
  /** What is announced after the row has moved; undefined where it can't. */
  above?: string;
  below?: string;
  change: ChangeForm;
  /** Exchanges the row with the one before it; `by` 1 with the one after it. */
  swap: (rows: Row[], by: 0 | 1) => Change;
}

/** Buttons that move a row up or down. They stay enabled at the ends, where they may have the focus. */
export function MoveButtons({ rowKey, label, above, below, change, swap }: Props) {
  const buttons = [
    { by: 0, name: 'up', arrow: '↑', message: above },
    { by: 1, name: 'down', arrow: '↓', message: below },
  ] as const;
  return buttons.map(({ by, name, arrow, message }) => {
    const id = `move-${rowKey}-${name}`;
    return (
      <Button
        key={name}
        id={id}
        variant="quiet"
        className="move"
        aria-label={label(name)}
        aria-disabled={!message}
        onClick={() => {
          if (message) moveRow(change, (rows) => swap(rows, by), { message, button: id });
        }}
      >
        {arrow}
      </Button>
    );
  });
}
