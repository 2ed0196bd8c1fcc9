import type { frame as english } from '../en/frame';

export const frame: typeof english = {
  skip: 'انتقل إلى المحتوى',
  main: 'التنقل الرئيسي',
  links: { home: 'الرئيسية', cv: 'السيرة الذاتية', contact: 'اتصل بي', blog: 'المدونة' },
  more: 'الحسابات وروابط أخرى',
  profile: 'حساب',
  feed: 'RSS',
  external: '(رابط خارجي)',
  theme: 'المظهر',
  themes: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
  loading: 'جارٍ تحميل الصفحة…',
  notLoaded: 'تعذّر تحميل هذه الصفحة. تحقق من اتصالك وحاول مرة أخرى.',
  broken: 'حدث خطأ في هذه الصفحة. أعد تحميلها من فضلك.',
  retry: 'أعد المحاولة',
  stillUnreachable: 'ما زال الوصول إلى الموقع متعذرًا. حاول لاحقًا.',
  newVersion: 'يتوفر إصدار جديد من هذا الموقع.',
  reload: 'أعد التحميل',
  reloading: 'جارٍ إعادة التحميل…',
  checkConnection: 'تحقق من اتصالك وأعد تحميل الصفحة.',
};
