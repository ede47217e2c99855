import type { Translations } from '../Translations.ts';

export const news: Pick<Translations, 'News'> = {
  News: {
    news: 'أخبار الأسواق',
    articleUnknown: 'لا يمكننا العثور على هذا المقال',
    articleUnknownText: 'ربما حُذف أو تغيّر عنوانه. ابحث عن الشركة التي يتناولها.',
    deleted: ({ day }) => `حُذف هذا المقال في ${day}`,
    deletedText: 'اقرأ بقية الأخبار، أو ابحث عن الشركة التي تناولها المقال.',
    keys: 'المقال',
    next: 'المقال التالي',
    previous: 'المقال السابق',
  },
};
