import type { account as english } from '../../en/author/account';

export const account: typeof english = {
  signIn: 'سجّل الدخول',
  signedOut: 'سُجّل خروجك.',
  signInFailed: (reason) => `تعذّر تسجيل الدخول. ${reason}`,
  reloadMenu: 'أعد تحميل القائمة',
  checking: 'جارٍ التحقق من تسجيل دخولك…',
  notChecked: 'تعذّر التحقق من تسجيل دخولك. يبدو أنك غير متصل.',
  writePost: 'اكتب تدوينة',
  editPost: 'حرّر التدوينة',
};
