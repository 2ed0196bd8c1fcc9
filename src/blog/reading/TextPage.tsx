import { Page } from '../../layout/Page';
import { knownTrees } from '../blog';
import { parseSections } from '../parseMarkdown';
import { toText } from '../tree';
import { Sections } from './Sections';
import { toSections } from './toSections';

/** A page with a text by the owner, such as a privacy notice. Its title is the first heading, or else the label. */
export function TextPage({ label, markdown }: { label: string; markdown: string }) {
  const { title, sections } = toSections(markdown);
  const known = knownTrees({ sections, trees: parseSections(sections) });
  const first = sections[0]?.paragraphs[0]?.Paragraph ?? '';
  const description = toText(known.get(first) ?? [first]).slice(0, 200);
  return (
    <Page title={title || label} description={description}>
      <article className="blog across">
        <div className="text">
          <Sections sections={sections} known={known} />
        </div>
      </article>
    </Page>
  );
}
