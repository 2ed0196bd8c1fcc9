import { showCallout } from './callout/Callout';
import { showFootnote, showFootnotes, showReference } from './footnote/Footnote';
import { showFormula } from './formula/Formula';
import { showLink } from './PageLink';
import { showImage } from './Picture';
import type { Shows } from './show';
import { showSubheading } from './headings/Subheading';
import { showDiagram } from './mermaid/showDiagram';
import { showTable } from './Table';
import { showTask } from './Task';
import { showUnformatted } from './Unformatted';
import { showVideo } from './video/VideoCard';

/** How the constructs of Markdown are shown that are more than a tag around their children. */
export const shows: Shows = {
  a: showLink,
  blockquote: showCallout,
  footnote: showFootnote,
  footnotes: showFootnotes,
  h2: showSubheading,
  h3: showSubheading,
  h4: showSubheading,
  img: showImage,
  label: showTask,
  math: showFormula,
  p: showVideo,
  pre: showDiagram,
  reference: showReference,
  table: showTable,
  unformatted: showUnformatted,
};
