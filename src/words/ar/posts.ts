import type { posts as english } from '../en/posts';

export const posts: typeof english = {
  untitled: 'بلا عنوان',
  undated: 'بلا تاريخ',
  fromYear: (year) => `تدوينات عام ${year}`,
  withoutDate: 'تدوينات بلا تاريخ',
  published: 'نُشرت التدوينة.',
  signedOut: 'سُجّل خروجك. نصك محفوظ كمسودة في هذا المتصفح: سجّل الدخول واختر «اكتب تدوينة» للمتابعة.',
};
