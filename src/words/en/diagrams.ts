/** Diagrams in a text, drawn of their code. */
export const diagrams = {
  diagram: 'Diagram',
  described: 'Diagram, described by the code below it',
  code: 'Code of the diagram',
  notDrawn: 'This diagram can’t be drawn, so its code stands here.',
};
