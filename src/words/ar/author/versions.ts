import { plural } from '../site';
import type { versions as english } from '../../en/author/versions';

export const versions: typeof english = {
  title: 'النسخ',
  none: 'لا توجد نسخ سابقة لهذه التدوينة.',
  inForm: 'في النموذج',
  isInForm: 'النسخة في النموذج. «انشر» ينشرها، و«تراجع» يزيلها.',
  thenChanged: (fields) => `غيّرت النسخة التالية: ${fields}`,
  restoreVersion: (date) => `استعد نسخة ${date}`,
  restore: 'استعد',
  restoreTitle: (title) => `استعد «${title}»`,
  restored: (title) => `نُشرت «${title}» من جديد.`,
  publishedAgain: 'نُشرت من جديد.',
  noWords: 'لا كلمات',
  changed: {
    Heading: (count) =>
      plural(count, {
        one: 'عنوان قسم',
        two: 'عنوانا قسمين',
        few: `${count} عناوين أقسام`,
        other: `${count} عنوان قسم`,
      }),
    Paragraph: (count) =>
      plural(count, {
        one: 'فقرة',
        two: 'فقرتان',
        few: `${count} فقرات`,
        other: `${count} فقرة`,
      }),
  },
  nothing: '(لا شيء)',
  andMore: (field) => `${field} وما يليه`,
  yours: 'نسختك',
  published: 'المنشورة الآن',
  use: 'استخدم هذه',
  useNumber: (side, difference) => `استخدم هذه: «${side}»، الاختلاف ${difference}`,
  useAll: (side) => `استخدم «${side}» في الكل`,
  allListed: 'تُعرض جميع الاختلافات، إذ لا يُعرف من غيّر ماذا.',
  loadingDifferences: 'جارٍ تحميل الاختلافات…',
  differencesNotLoaded: 'تعذّر تحميل الاختلافات. تحقق من الاتصال وأعد تحميل الصفحة.',
  deletedPosts: 'التدوينات المحذوفة',
  noneDeleted: 'لم تُحذف أي تدوينة.',
  eraseForGood: 'احذف نهائيًا',
  eraseTitle: (title) => `احذف «${title}» نهائيًا`,
  mayErase: (title) => `هل تحذف «${title}» وكل نسخها نهائيًا؟`,
  erased: (title) => `حُذفت «${title}» نهائيًا.`,
  nothingChanged: (reason) => `لم يتغير شيء. ${reason}`,
  tryAgain: 'تحقق من اتصالك وحاول مرة أخرى.',
  notAllowed: 'لا يحق لهذا الحساب القيام بذلك.',
  changedElsewhere: 'جرى تغييره في مكان آخر في هذه الأثناء.',
  loading: 'جارٍ التحميل…',
  listNotLoaded: 'تعذّر تحميل القائمة. تحقق من اتصالك وحاول مرة أخرى.',
};
