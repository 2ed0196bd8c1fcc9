import { Page } from '../../layout/Page';
import { knownTrees } from '../blog';
import { parseSections } from '../parseMarkdown';
import { Sections } from './Sections';
import { toSections } from './toSections';

/** A page with a text by the owner, such as a privacy notice. Its title is the first heading, or else the label. */
export function TextPage({ label, markdown }: { label: string; markdown: string }) {
  const { title, sections } = toSections(markdown);
  const known = knownTrees({ sections, trees: parseSections(sections) });
  return (
    <Page title={title || label} description={title || label}>
      <article className="blog across">
        <Sections sections={sections} known={known} />
      </article>
    </Page>
  );
}
