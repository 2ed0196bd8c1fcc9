import { plural } from './site';
import type { search as english } from '../en/search';

export const search: typeof english = {
  label: 'بحث',
  searching: 'جارٍ البحث…',
  notLoaded: 'تعذّر تحميل البحث. تحقق من اتصالك وحاول مرة أخرى.',
  noneFound: 'لم يُعثر على أي تدوينة.',
  found: (count) =>
    plural(count, {
      one: 'عُثر على تدوينة واحدة.',
      two: 'عُثر على تدوينتين.',
      few: `عُثر على ${count} تدوينات.`,
      other: `عُثر على ${count} تدوينة.`,
    }),
  best: (count, shown) => `عدد التدوينات: ${count}. هذه أفضل ${shown} منها.`,
};
