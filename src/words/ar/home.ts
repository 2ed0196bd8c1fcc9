import type { home as english } from '../en/home';

export const home: typeof english = {
  title: 'نبذة عني',
  readCv: 'اقرأ سيرتي الذاتية',
  readBlog: 'اقرأ المدونة',
  write: 'راسلني',
  building: 'قيد العمل: ',
  now: (job) => `حاليًا: ${job}`,
  available: (when) => `التوفّر من: ${when}`,
  seeking: (what) => `المطلوب: ${what}`,
  portraitOf: (name) => `صورة ${name}`,
  lately: 'أحدث التدوينات',
};
