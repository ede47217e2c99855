import type { Translations } from '../Translations.ts';

export const news: Pick<Translations, 'ArticleCard'> = {
  ArticleCard: {
    readTime: ({ minutes }, { number, plural }) =>
      plural(minutes, {
        one: 'قراءة في دقيقة',
        two: 'قراءة في دقيقتين',
        few: `قراءة في ${number(minutes)} دقائق`,
        other: `قراءة في ${number(minutes)} دقيقة`,
      }),
    edit: 'تحرير المقال',
    save: 'حفظ',
    remove: 'إزالة',
    removeEarned: 'إزالة التغطية الإعلامية',
    requesting: 'جارٍ إرسال الطلب',
    saved: 'أُرسل الطلب. سنراسلك بالبريد الإلكتروني عندما يصبح هذا المقال متاحًا.',
    removed: 'أُرسل الطلب، وسيُحذف هذا المقال قريبًا.',
    failed: ({ error }) => `${error}. يُرجى التواصل مع الدعم.`,
  },
};
