import { Page } from '../site/Page';
import { knownTrees } from '../markdown/footnote/definitions';
import { parseSections } from '../markdown/parsing/parseMarkdown';
import { describeText } from '../post/text/texts';
import { Sections } from '../markdown/Sections';
import { toSections } from '../markdown/parsing/toSections';
import './post.css';

/** A page with a text by the owner, such as a privacy notice. Its title is the first heading, or else the label. */
export function TextPage({ label, markdown }: { label: string; markdown: string }) {
  const { title, sections } = toSections(markdown);
  const trees = knownTrees({ sections, trees: parseSections(sections) });
  return (
    <Page title={title || label} description={describeText(sections, trees)}>
      <article className="blog across">
        <div className="text">
          <Sections sections={sections} known={trees} />
        </div>
      </article>
    </Page>
  );
}
