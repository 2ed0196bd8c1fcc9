import { Component, createRef, type ReactNode } from 'react';
import { getTop, isAhead, scrollBack, TEXT_BLOCKS } from '../site/readingPosition';

const BLOCKS = `${TEXT_BLOCKS}, img, .code-block`;

interface Props {
  className: string;
  /** By default, a page at its top shows what is new there. */
  mayScroll?: () => boolean;
  children: ReactNode;
}

interface Anchor {
  block: Element;
  text: string | null;
  top: number;
}

const isScrolled = () => scrollY > 0;

/** Keeps what is being read where it is in the window while the page changes. Safari has no scroll anchoring. */
export class ScrollAnchor extends Component<Props> {
  // A class, as only those can measure the page before a change.
  element = createRef<HTMLDivElement>();

  getSnapshotBeforeUpdate(): Anchor[] {
    const { mayScroll = isScrolled } = this.props;
    if (!mayScroll()) return [];
    const blocks = [...this.element.current!.querySelectorAll(BLOCKS)];
    return blocks
      .slice(blocks.findIndex(isAhead))
      .filter((block) => getTop(block) < innerHeight)
      .map((block) => ({ block, text: block.textContent, top: getTop(block) }));
  }

  componentDidUpdate(_props: Props, _state: unknown, anchors: Anchor[]) {
    const anchor = anchors.find(
      ({ block, text }) => block.isConnected && block.textContent === text,
    );
    if (anchor) scrollBack(anchor.block, anchor.top);
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
