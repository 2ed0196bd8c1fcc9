import { Page } from '../../layout/Page';
import { knownTrees } from '../blog';
import { parseSections } from '../parseMarkdown';
import { describeText } from '../texts';
import { Sections } from './Sections';
import { toSections } from './toSections';

/** A page with a text by the owner, such as a privacy notice. Its title is the first heading, or else the label. */
export function TextPage({ label, markdown }: { label: string; markdown: string }) {
  const { title, sections } = toSections(markdown);
  const known = knownTrees({ sections, trees: parseSections(sections) });
  return (
    <Page title={title || label} description={describeText(sections, known)}>
      <article className="blog across">
        <div className="text">
          <Sections sections={sections} known={known} />
        </div>
      </article>
    </Page>
  );
}
