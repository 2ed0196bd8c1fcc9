import type { menu as english } from '../../en/author/menu';

export const menu: typeof english = {
  of: (name) => `حساب ${name}`,
  user: 'المستخدم',
  signOut: 'سجّل الخروج',
  signOutFailed: (reason) => `تعذّر تسجيل الخروج. ${reason}`,
};
