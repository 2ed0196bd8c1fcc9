import Button from 'react-bootstrap/Button';
import { moveRow } from '../rows/moveRows';
import type { ChangeForm } from '../rows/rowActions';

interface Props {
  /** The key of the row, which stays the same wherever it moves, and its index in all rows. */
  rowKey: number;
  index: number;
  label: (way: 'up' | 'down') => string;
  /** Whether it can't go further up, or down. */
  isFirst: boolean;
  isLast: boolean;
  change: ChangeForm;
}

/** Buttons that move a row up or down. They stay enabled at the ends, where they may have the focus. */
export function MoveButtons({ rowKey, index, label, isFirst, isLast, change }: Props) {
  const buttons = [
    { by: -1, name: 'up', arrow: '↑', isEnd: isFirst },
    { by: 1, name: 'down', arrow: '↓', isEnd: isLast },
  ] as const;
  return buttons.map(({ by, name, arrow, isEnd }) => {
    const id = `move-${rowKey}-${name}`;
    // It is another element in another section.
    const find = () => document.getElementById(id);
    return (
      <Button
        key={name}
        id={id}
        variant="quiet"
        className="move"
        aria-label={label(name)}
        aria-disabled={isEnd}
        onClick={() => {
          if (isEnd) return;
          moveRow(change, index, by, () => find()!.getBoundingClientRect().top);
          find()!.focus({ preventScroll: true });
        }}
      >
        {arrow}
      </Button>
    );
  });
}
