import type { contact as english } from '../en/contact';

export const contact: typeof english = {
  heading: 'بيانات الاتصال',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  location: 'المكان',
  show: (what) => `إظهار ${what}`,
  description: (name, ways) => `طرق التواصل مع ${name}: ${ways}`,
};
