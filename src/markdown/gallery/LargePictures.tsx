import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { gallery as words } from '#words/gallery';
import { reading } from '#words/reading';
import { site } from '#words/site';
import { withHrefs } from '../../addresses';
import type { Element } from '../../post/text/tree';

/** A picture in the size of the window. */
export interface Large {
  image: Pick<Element, 'src' | 'alt' | 'width' | 'height'>;
  /** The address of its file, where it is seen in its whole size. What is not a file yet has none. */
  href?: string;
  caption?: string;
}

interface Props {
  pictures: Large[];
  /** The number of the one to begin with, from 0. */
  at: number;
  onClose: () => void;
}

/** Pictures in the size of the window, one beside the other: keys, buttons and swipes lead from one to the next. */
export function LargePictures({ pictures, at, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(at);

  const show = (index: number) =>
    strip.current!.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  function findShown() {
    const { scrollLeft, clientWidth } = strip.current!;
    // Less than 0 from right to left.
    return Math.round(Math.abs(scrollLeft) / clientWidth);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const isRightToLeft = getComputedStyle(strip.current!).direction === 'rtl';
    show(findShown() + (isRightToLeft ? -step : step));
  }
  useEffect(() => {
    dialog.current!.showModal();
    show(at);
  }, [at]);

  return (
    <dialog
      ref={dialog}
      className="large-pictures"
      aria-label={words.label}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className="buttons" lang={site.lang}>
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={shown === 0}
          onClick={() => show(shown - 1)}
        >
          {words.previous}
        </button>
        <span role="status" className="meta">
          {words.numberOf(shown + 1, pictures.length)}
        </span>
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={shown === pictures.length - 1}
          onClick={() => show(shown + 1)}
        >
          {words.next}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => dialog.current!.close()}>
          {words.close}
        </button>
      </div>
      <ul ref={strip} onScroll={() => setShown(findShown())}>
        {pictures.map(({ image, href, caption }, index) => {
          const toFile = { href, title: href && reading.wholePicture };
          return (
            <li key={index}>
              <a {...toFile} tabIndex={index === shown ? undefined : -1}>
                <img {...withHrefs(image)} alt={image.alt} />
              </a>
              {caption && <p>{caption}</p>}
            </li>
          );
        })}
      </ul>
    </dialog>
  );
}
