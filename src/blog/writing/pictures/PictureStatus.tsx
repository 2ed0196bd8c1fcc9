import { use } from 'react';
import { pictures } from '#words/pictures';
import { AddPicturesContext } from './addPictures';

/** Warns of pictures that would be lost with the tab. */
export function PictureStatus() {
  const { isAtRisk } = use(AddPicturesContext);
  return <p role="status">{isAtRisk && pictures.atRisk}</p>;
}
