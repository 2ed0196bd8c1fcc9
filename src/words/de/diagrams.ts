import type { diagrams as english } from '../en/diagrams';

export const diagrams: typeof english = {
  diagram: 'Diagramm',
  described: 'Diagramm, beschrieben durch den Code darunter',
  code: 'Code des Diagramms',
  notDrawn: 'Dieses Diagramm lässt sich nicht zeichnen, deshalb steht hier sein Code.',
};
