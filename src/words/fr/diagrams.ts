import type { diagrams as english } from '../en/diagrams';

export const diagrams: typeof english = {
  diagram: 'Diagramme',
  described: 'Diagramme, décrit par le code qui le suit',
  code: 'Code du diagramme',
  notDrawn: 'Ce diagramme ne peut pas être dessiné ; voici son code.',
};
