import { post } from './emulators';
import { section } from '../../fixtures/posts';

/** The paragraph of a post with code in Mermaid. */
export const inMermaid = (code: string) => `\`\`\`mermaid\n${code}\n\`\`\``;

export const flowchart = `flowchart LR
  accTitle: From a key to a post
  accDescr: Drafts are checked, then published.
  key[A key] --> draft(A draft)
  draft -->|Submit| rules{Rules}
  rules -->|refused| draft
  rules -->|allowed| post[A post]`;

/** Diagrams of which the second is faulty and the third is of a kind that is not drawn. */
const sections = [
  section(
    'How it is published',
    inMermaid(flowchart),
    `Words between them.\n\n${inMermaid('flowchart LR\n  A[Start --> {{')}`,
    inMermaid('mindmap\n  root\n    a branch'),
    `> ${inMermaid('sequenceDiagram\nReader->>Page: reads\nPage-->>Reader: words').replaceAll('\n', '\n> ')}`,
  ),
];

/** A post with diagrams, which the local site is built from. */
export const diagramPost = {
  ...post('Diagrams', { sections }),
  id: 'diagrams',
  DatePosted: '1979-07-01T00:00:00Z',
};
