import type { Translations } from '../Translations.ts';

export const news: Pick<Translations, 'ArticleCard' | 'FeaturedArticles' | 'NewsArticle' | 'NewsFront' | 'TopMovers'> =
  {
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
    FeaturedArticles: { further: 'مقالات مختارة أخرى' },
    NewsArticle: {
      article: 'مقال',
      keyPoints: 'أبرز النقاط',
      scheduled: 'مجدول',
      edit: 'تحرير',
      readAt: ({ source }) => `اقرأ المقال كاملًا: ${source}`,
      itsSource: 'المصدر',
      company: 'الشركة',
      raised: 'إجمالي التمويل',
      lastRound: 'آخر جولة',
      addToList: 'إضافة إلى قائمة',
      deal: 'الصفقة',
      round: 'الجولة',
      amount: 'المبلغ',
      date: 'التاريخ',
      investors: 'المستثمرون',
      acquirer: 'المستحوِذ',
      acquired: 'الشركة المستحوَذ عليها',
      price: 'السعر',
      alsoAbout: 'يتناول أيضًا',
      markets: 'الأسواق',
      topics: 'المواضيع',
      more: ({ category }) => `المزيد في ${category}`,
      next: 'التالي',
      previous: 'السابق',
      related: 'مقالات ذات صلة',
    },
    NewsFront: {
      title: 'أخبار الأسواق',
      categories: 'الأقسام',
      all: 'كل الأخبار',
      featured: 'مختارات',
      latest: 'الأحدث',
      nothingIn: ({ category }) => `لا جديد في ${category} هذا الأسبوع.`,
      nothing: 'لا أخبار هذا الأسبوع.',
      unknown: 'لا يوجد هذا القسم.',
    },
    TopMovers: {
      title: 'الأكثر صعودًا',
      empty: 'لا توجد شركة زاد ذكرها في الأخبار عن الأسبوع الماضي.',
      mentions: ({ count }, { number, plural }) =>
        plural(count, {
          one: 'مرة واحدة',
          two: 'مرتان',
          few: `${number(count)} مرات`,
          other: `${number(count)} مرة`,
        }),
      prior: ({ count }, { number }) =>
        count === 0 ? 'لا شيء في الأسبوع السابق' : `${number(count)} في الأسبوع السابق`,
      asOf: ({ day }) => `المقالات التي تذكر الشركة في الأسبوع المنتهي في ${day}.`,
    },
  };
