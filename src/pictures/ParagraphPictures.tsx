import { shownPart } from '../base/part';
import type { ChangeForm } from '../rows/rowActions';
import type { Row } from '../rows/rows';

const ImageFaults = shownPart(() => import('./ImageFaults'));
const PictureFields = shownPart(() => import('./PictureFields'));

interface Props {
  row: Row;
  /** Its index in all rows. */
  index: number;
  change: ChangeForm;
}

/** The pictures of a paragraph, with their words to edit and what is wrong with them, if it has any. */
export const ParagraphPictures = ({ row, index, change }: Props) =>
  row.text.includes('![') && (
    <>
      <PictureFields row={row} index={index} change={change} />
      <ImageFaults text={row.text} />
    </>
  );
