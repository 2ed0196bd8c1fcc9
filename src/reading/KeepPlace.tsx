import { Component, createRef, type ReactNode } from 'react';

// The share of the window above the line that is probably being read.
const READ_AT = 1 / 3;
const BLOCKS = 'h2, p, li, tr, img, .code-block';

interface Props {
  className: string;
  /** By default, a page at its top shows what is new there. */
  mayScroll?: () => boolean;
  children: ReactNode;
}

interface Place {
  block: Element;
  text: string | null;
  top: number;
}

const isScrolled = () => scrollY > 0;
const getTop = (block: Element) => block.getBoundingClientRect().top;

/** Keeps what is being read where it is in the window while the page changes. Safari has no scroll anchoring. */
export class KeepPlace extends Component<Props> {
  // A class, as only those can measure the page before a change.
  element = createRef<HTMLDivElement>();

  getSnapshotBeforeUpdate(): Place[] {
    const { mayScroll = isScrolled } = this.props;
    if (!mayScroll()) return [];
    const blocks = [...this.element.current!.querySelectorAll(BLOCKS)];
    const isBelow = (block: Element) =>
      block.getBoundingClientRect().bottom > innerHeight * READ_AT;
    return blocks
      .slice(blocks.findIndex(isBelow))
      .filter((block) => getTop(block) < innerHeight)
      .map((block) => ({ block, text: block.textContent, top: getTop(block) }));
  }

  componentDidUpdate(_props: Props, _state: unknown, places: Place[]) {
    const place = places.find(({ block, text }) => block.isConnected && block.textContent === text);
    if (place) scrollBy({ top: getTop(place.block) - place.top, behavior: 'instant' });
  }

  render() {
    const { className, children } = this.props;
    return (
      <div ref={this.element} className={className}>
        {children}
      </div>
    );
  }
}
