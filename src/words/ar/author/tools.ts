import type { tools as english } from '../../en/author/tools';

export const tools: typeof english = {
  edit: 'حرّر',
  backToDraft: 'أعدها إلى مسودة',
  mayWithdraw: (title) => `هل تسحب «${title}» من الموقع وتفتحها كمسودة؟`,
  withdrawing: 'جارٍ سحب التدوينة…',
  withdrawn: 'سُحبت التدوينة من الموقع، وهي الآن مسودة.',
  delete: 'احذف',
  mayDelete: (title) => `هل تحذف «${title}»؟ تبقى تحت «التدوينات المحذوفة».`,
  willBeDeleted: (title, seconds) =>
    `ستُحذف «${title}» بعد ${seconds} ثوانٍ. غادر هذه الصفحة للإلغاء.`,
  deleting: 'جارٍ الحذف…',
  deleted: 'حُذفت التدوينة.',
  undo: 'تراجع',
  stillOnline: (reason) => `ما زالت التدوينة منشورة. ${reason}`,
  readQuoted: (title) => `اقرأ «${title}»`,
  publishedTitle: (title) => `نُشرت: ${title}`,
  whenKnown: (minutes) =>
    `تصل هذه النسخة إلى معاينات الروابط ومحركات البحث عند بناء الموقع في المرة القادمة، غالبًا في غضون ${minutes} دقيقة. شارك الرابط بعد ذلك: بعض التطبيقات تحتفظ بأول معاينة تحصل عليها.`,
};
