import type { missing as english } from '../en/missing';

export const missing: typeof english = {
  notFound: 'الصفحة غير موجودة',
  nothingHere: 'لا يوجد شيء في هذا العنوان. ربما نُقلت الصفحة، أو لم توجد قط.',
  needsScripts:
    'التدوينة المنشورة في الدقائق الأخيرة تحتاج إلى JavaScript. فعّله وأعد تحميل الصفحة.',
  noConnection: 'لا يوجد اتصال',
  unreachable: 'تعذّر الوصول إلى الموقع، وهذه الصفحة غير محفوظة على هذا الجهاز. تحقق من اتصالك.',
  goOn: ['اذهب إلى الصفحة الرئيسية', ' أو ', 'اقرأ المدونة', '.'],
};
