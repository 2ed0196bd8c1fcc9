import Button from 'react-bootstrap/Button';

interface Props {
  /** The name of the row, such as `paragraph 1 of section 2`. */
  row: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Buttons that move a row up or down. They stay enabled at the ends, where they may have the focus. */
export function MoveButtons({ row, isFirst, isLast, onMove }: Props) {
  const buttons = [
    { by: -1, name: 'up', arrow: '↑', isEnd: isFirst },
    { by: 1, name: 'down', arrow: '↓', isEnd: isLast },
  ] as const;
  return buttons.map(({ by, name, arrow, isEnd }) => (
    <Button
      key={name}
      variant="quiet"
      aria-label={`Move ${row} ${name}`}
      aria-disabled={isEnd}
      onClick={() => onMove(by)}
    >
      {arrow}
    </Button>
  ));
}
