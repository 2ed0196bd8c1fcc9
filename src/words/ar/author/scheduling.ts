import type { scheduling as english } from '../../en/author/scheduling';

export const scheduling: typeof english = {
  title: 'المجدولة',
  publishLater: 'النشر لاحقًا',
  hint: (zone) => `ما دام هذا الحقل فارغًا فإن «انشر» ينشر فورًا. المنطقة الزمنية: ${zone}.`,
  willBe: (time) => `ستُنشر التدوينة: ${time}.`,
  passed:
    'مضى الوقت المختار. تحقق من ساعة هذا الجهاز، أو اختر وقتًا لاحقًا، أو أفرغ «النشر لاحقًا» لتنشر فورًا.',
  isPublished: 'سبق نشرها. أفرغ «النشر لاحقًا» لتنشر نسختك الآن.',
  later: (time) => `تُنشر لاحقًا: ${time}`,
  atOnce: 'تُنشر فورًا',
  overwrite: 'هل تستبدل بالنسخة المجدولة الآن نسختك؟',
};
