import type { ChangeForm } from '../rows/rowActions';
import type { Row } from '../rows/rows';
import { OriginFields } from './OriginFields';
import { SeriesField } from './SeriesField';

interface Props {
  rows: Row[];
  change: ChangeForm;
  /** The last day on which the post may have been published elsewhere. */
  lastDay: string;
}

/** The fields that few posts need. Loaded on demand. */
export default function FurtherFields({ rows, change, lastDay }: Props) {
  return (
    <>
      <SeriesField rows={rows} change={change} />
      <OriginFields rows={rows} change={change} lastDay={lastDay} />
    </>
  );
}
