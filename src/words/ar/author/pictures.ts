import { plural } from '../site';
import type { pictures as english } from '../../en/author/pictures';

export const pictures: typeof english = {
  label: 'صور',
  fromDevice: 'من هذا الجهاز…',
  again: 'صور مستخدمة من قبل',
  numberOf: (number, count) => `الصورة ${number} من ${count}`,
  several: (count) =>
    plural(count, {
      two: 'أضف صورتين',
      few: `أضف ${count} صور`,
      many: `أضف ${count} صورة`,
      other: `أضف ${count} صورة`,
    }),
  preparing: (number, count) =>
    count > 1 ? `جارٍ تجهيز الصورة ${number} من ${count}…` : 'جارٍ تجهيز الصورة…',
  moves: 'هذه صورة متحركة. تُضاف لقطتها الأولى فقط.',
  altText: 'النص البديل',
  altHint: 'صف ما تعرضه الصورة للقراء الذين لا يرونها.',
  caption: 'تعليق (اختياري)',
  ok: 'موافق',
  insert: 'أدرج',
  insertWithoutAlt: 'أدرج بلا نص بديل',
  mayDiscard: (count) =>
    plural(count, {
      one: 'هل تتجاهل الصورة وما كتبته عنها؟',
      two: 'هل تتجاهل الصورتين وما كتبته عنهما؟',
      few: `هل تتجاهل الصور كلها، وعددها ${count}، وما كتبته عنها؟`,
      other: `هل تتجاهل الصور كلها، وعددها ${count}، وما كتبته عنها؟`,
    }),
  atRisk: 'لا يستطيع هذا المتصفح حفظ الصور. ستضيع إذا أغلقت هذا اللسان قبل نشر تدوينتك.',
  notAdded: 'تعذّرت إضافة الصورة. تحقق من اتصالك وأعد المحاولة.',
  isSvg: (name) =>
    `«${name}» ملف SVG، ولا يمكن إضافته لأنه قد يحتوي على برامج نصية. احفظه بصيغة PNG وأضف ذلك الملف.`,
  noPicture: (name) => `«${name}» ليس صورة.`,
  isEmpty: (name) => `«${name}» فارغ. إذا كان الملف محفوظًا في السحابة فنزّله أولًا ثم أضفه من جديد.`,
  gone: (name) => `تعذّر فتح «${name}». ربما نُقل الملف أو تغيّر منذ اخترته: اختره من جديد.`,
  tooManyBytes: (name, size, most) =>
    `«${name}» كبير جدًا: ${size} ميغابايت. صغّره إلى أقل من ${most} ميغابايت وأضفه من جديد.`,
  tooManyPixels: (name, width, height) =>
    `«${name}» كبير جدًا: ${width} × ${height} بكسل. صغّره وأضفه من جديد.`,
  tooLargeHere: (name, width, height) =>
    `«${name}» كبير جدًا على هذا المتصفح: ${width} × ${height} بكسل. صغّره وأضفه من جديد.`,
  heic: (name) =>
    `«${name}» صورة HEIC لا يستطيع هذا المتصفح قراءتها. احفظها بصيغة JPEG وأضف ذلك الملف. على iPhone: الإعدادات › الكاميرا › التنسيقات › الأكثر توافقًا.`,
  otherKind: (name, kind) =>
    `«${name}» صورة ${kind} لا يستطيع هذا المتصفح قراءتها. احفظها بصيغة PNG أو JPEG وأضف ذلك الملف.`,
  damaged: (name) =>
    `«${name}» تالف، فلا يستطيع هذا المتصفح قراءته. أضف نسخة أخرى منه أو احفظه من جديد بصيغة PNG أو JPEG.`,
  badAddress: (name) => `تظهر ${name} كنص. يجب أن ينتهي عنوانها هكذا: ‎.webp#1600x900`,
  notStored: (alt) => `لم تعد الصورة${alt && ` «${alt}»`} محفوظة. أضفها من جديد.`,
  foreign: (name) => `تظهر ${name} كنص. لا تُعرض سوى صور هذا الموقع: استخدم «أضف صورة».`,
  noFile: (name) => `لا يوجد ملف ${name}. صحّح اسمه أو استخدم «أضف صورة».`,
  addAlt: (name) => `أضف نصًا بديلًا لهذه الصورة: ‎![نص بديل](${name})`,
};
