import { use } from 'react';
import { AddPicturesContext } from './addPictures';

/** Warns of pictures that would be lost with the tab. */
export function PictureStatus() {
  const { isAtRisk } = use(AddPicturesContext);
  return (
    <p role="status">
      {isAtRisk &&
        'This browser can’t store pictures. They will be lost if you close this tab before your post is published.'}
    </p>
  );
}
