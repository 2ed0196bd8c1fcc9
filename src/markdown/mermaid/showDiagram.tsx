import { lazy } from 'react';
import { showCode } from '../code/CodeBlock';
import type { Show } from '../show';

// Without what shows diagrams, their code can be read.
const asCode: typeof import('./Diagram') = { default: ({ children }) => children };
const Diagram = lazy(() => import('./Diagram').catch(() => asCode));

/** Shows a block of code, as a diagram if it is Mermaid. Suspends while what shows diagrams is loading. */
export const showDiagram: Show = (element, around) => {
  const code = showCode(element, around);
  return element.language === 'mermaid' ? (
    <Diagram key={around.key} {...element}>
      {code}
    </Diagram>
  ) : (
    code
  );
};
