import type { projects as english } from '../en/projects';

export const projects: typeof english = {
  open: 'افتح المشروع',
  code: 'الشيفرة المصدرية',
  more: 'مشاريع أخرى',
  byTechnology: 'المشاريع حسب التقنية',
  all: 'الكل',
  posts: 'تدوينات مختارة',
};
