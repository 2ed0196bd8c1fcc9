import Button from 'react-bootstrap/Button';

interface Props {
  /** What is moved, such as `paragraph 1 of section 2`. */
  row: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Moves a row of the form up or down. At an end a button stays, since it may have the focus. */
export function MoveButtons({ row, isFirst, isLast, onMove }: Props) {
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Move ${row} up`}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        ↑
      </Button>
      <Button
        variant="quiet"
        aria-label={`Move ${row} down`}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      >
        ↓
      </Button>
    </>
  );
}
