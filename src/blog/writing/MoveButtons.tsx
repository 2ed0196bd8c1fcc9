import Button from 'react-bootstrap/Button';
import type { Change } from './history';
import { type ChangeForm, moveRow } from './rowActions';
import type { Row } from './rows';

interface Props {
  /** The name of the row, such as `paragraph`. */
  what: string;
  /** Its place among the others, from 0, and the name of the whole that they are in. */
  place: number;
  of?: string;
  isLast: boolean;
  change: ChangeForm;
  /** Exchanges the row with the one before it; `by` 1 with the one after it. */
  swap: (rows: Row[], by: 0 | 1) => Change;
}

/** Buttons that move a row up or down. They stay enabled at the ends, where they may have the focus. */
export function MoveButtons({ what, place, of = '', isLast, change, swap }: Props) {
  const buttons = [
    { by: 0, name: 'up', arrow: '↑', isEnd: place === 0, to: place - 1 },
    { by: 1, name: 'down', arrow: '↓', isEnd: isLast, to: place + 1 },
  ] as const;
  return buttons.map(({ by, name, arrow, isEnd, to }) => (
    <Button
      key={name}
      variant="quiet"
      aria-label={`Move ${what} ${place + 1}${of} ${name}`}
      aria-disabled={isEnd}
      onClick={() => {
        if (isEnd) return;
        moveRow(change, (rows) => swap(rows, by), {
          from: `${what} ${place + 1}`,
          to: `${what} ${to + 1}`,
        });
      }}
    >
      {arrow}
    </Button>
  ));
}
