import type { diagrams as english } from '../en/diagrams';

export const diagrams: typeof english = {
  diagram: 'مخطط',
  described: 'مخطط يصفه النص البرمجي أسفله',
  code: 'النص البرمجي للمخطط',
  notDrawn: 'يتعذر رسم هذا المخطط، لذا يظهر هنا نصه البرمجي.',
};
