import { type MouseEvent, useRef, useState } from 'react';
import { type Element, toText } from '../../post/text/tree';
import type { Around, Shows } from '../show';
import { type Large, LargePictures } from './LargePictures';
import './gallery.css';

export { joinPictures } from './joinPictures';

interface Props extends Pick<Around, 'dir' | 'showAll'> {
  figures: Element[];
}

/** Pictures side by side. Each leads to its file, or with scripts to all of them in the size of the window. */
function Gallery({ figures, dir, showAll }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ pictures: Large[]; at: number }>();

  function open(event: MouseEvent, at: number) {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const isLink = (target as HTMLElement).closest('a');
    if (!isLink || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    const shown = [...element.current!.children];
    const pictures = figures.map(({ children: [image, caption] = [] }, index): Large => {
      const { src, alt, width, height } = image as Element;
      const [link, found] = ['a', 'img'].map((tag) => shown[index]!.querySelector(tag));
      return {
        // As it is shown: it may be one that only the database has.
        image: { src: (found as HTMLImageElement | null)?.src ?? src, alt, width, height },
        href: link?.getAttribute('href') ?? undefined,
        caption: caption && toText([caption]),
      };
    });
    setOpened({ pictures, at });
  }

  return (
    <>
      {/* In the order of the post, whatever language its captions have. */}
      <div ref={element} className="gallery">
        {figures.map(({ children }, at) => (
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- the link in it is what keys reach
          <figure key={at} dir={dir} onClick={(event) => open(event, at)}>
            {showAll(children)}
          </figure>
        ))}
      </div>
      {opened && <LargePictures {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** How pictures in a row are shown. */
export const shows: Shows = {
  gallery: ({ children }, { key, ...around }) => (
    <Gallery key={key} figures={children as Element[]} {...around} />
  ),
};
