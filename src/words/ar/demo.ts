import type { demo as english } from '../en/demo';

export const demo: typeof english = {
  note: 'هذه نسخة تجريبية: ما تكتبه يبقى في هذا المتصفح.',
  again: 'البدء من جديد',
};
