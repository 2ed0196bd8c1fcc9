import type { diagrams as english } from '../en/diagrams';

export const diagrams: typeof english = {
  diagram: 'Diagrama',
  described: 'Diagrama, descrito por el código que lo sigue',
  code: 'Código del diagrama',
  notDrawn: 'Este diagrama no se puede dibujar; aquí está su código.',
};
