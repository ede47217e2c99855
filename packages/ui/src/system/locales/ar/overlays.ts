import type { Translations } from '../Translations.ts';

export const overlays: Pick<Translations, 'CommandPalette' | 'Confirm' | 'Dialog' | 'Tour'> = {
  CommandPalette: {
    placeholder: 'بحث',
    searching: 'جارٍ البحث...',
    empty: 'لا توجد نتائج.',
    results: 'النتائج',
    found: ({ count }, { number, plural }) => {
      const counted = number(count);
      return plural(count, {
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: `${counted} نتائج`,
        other: `${counted} نتيجة`,
      });
    },
    enter: 'Enter',
    escape: 'Esc',
    move: 'للتنقل',
    open: 'للاختيار',
    close: 'للإغلاق',
  },
  Confirm: { cancel: 'إلغاء' },
  Dialog: { close: 'إغلاق' },
  Tour: {
    place: ({ step, count }, { number }) => `${number(step)} من ${number(count)}`,
    start: 'ابدأ الجولة (دقيقة واحدة)',
    back: 'السابق',
    next: 'التالي',
    finish: 'تم',
    skip: 'تخطي الجولة',
  },
};
