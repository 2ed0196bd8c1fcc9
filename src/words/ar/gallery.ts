import type { gallery as english } from '../en/gallery';

export const gallery: typeof english = {
  label: 'صور',
  numberOf: (number, count) => `الصورة ${number} من ${count}`,
  previous: 'السابقة',
  next: 'التالية',
  close: 'إغلاق',
};
