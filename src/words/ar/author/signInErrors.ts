import type { signInErrors as english } from '../../en/author/signInErrors';

export const signInErrors: typeof english = {
  popupBlocked:
    'حظر المتصفح نافذة تسجيل الدخول. اسمح بالنوافذ المنبثقة لهذا الموقع وحاول مرة أخرى.',
  popupClosed: 'أُغلقت نافذة تسجيل الدخول قبل اكتماله.',
  noStorage:
    'يحظر المتصفح ملفات تعريف الارتباط أو التخزين اللازمين لتسجيل الدخول. اسمح بهما لهذا الموقع.',
  noNetwork: 'تعذّر الوصول إلى الشبكة. حاول مرة أخرى.',
  noGoogle:
    'تعذّر الوصول إلى Google، أو امتلأت مساحة التخزين لهذا الموقع في المتصفح. تحقق من الأمرين وحاول مرة أخرى.',
  unexpected: (reason) => `حدث خطأ غير متوقع (${reason}).`,
};
