import { Page } from '../../layout/Page';
import { treesOf } from '../markdown';
import { useScrollToAnchor } from './anchors';
import { Sections } from './Sections';
import { toSections } from './toSections';

/** A page of the owner's own text, such as a privacy notice. Without a heading of its own, the label is its title. */
export function TextPage({ label, markdown }: { label: string; markdown: string }) {
  const { title, sections } = toSections(markdown);
  useScrollToAnchor();
  return (
    <Page title={title || label} description={title || label}>
      <article className="blog across">
        <Sections sections={sections} trees={treesOf(sections)} />
      </article>
    </Page>
  );
}
