import { isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';

export const market: Pick<Translations, 'MarketPages'> = {
  MarketPages: {
    pages: ({ name }) => `صفحات ${isolated(name)}`,
    overview: 'نظرة عامة',
    'owned-content': 'محتوى الشركات',
    'earned-content': 'ما كتبه آخرون',
    'funding-history': 'سجل التمويل',
    'recent-funding': 'أحدث الجولات',
    investors: 'المستثمرون',
    pageOf: ({ name, page }) => `${isolated(name)}: ${page}`,
    wall: 'سجّل الدخول لعرض شركات هذه السوق',
    wallText: 'كل الشركات والجولات والمستثمرين مع عوامل التصفية، مجانًا.',
    unknown: 'تعذّر العثور على هذه السوق',
    unknownText: 'ربما كان لها اسم آخر. ابحث عن إحدى شركاتها.',
    thisMonth: 'التمويل هذا الشهر',
    noneThisMonth: 'لا جولات خلال 30 يومًا',
    news: 'الأخبار',
    noNews: 'لا توجد مقالات بعد',
    ownedNote: 'منشورات شركات هذه السوق.',
    noOwned: 'لم تنشر هذه الشركات شيئًا بعد.',
    earnedNote: 'ما كتبه آخرون عن شركات هذه السوق خلال آخر 30 يومًا.',
    noEarned: 'لا مقالات من آخرين خلال 30 يومًا.',
    allNews: 'كل الأخبار',
    noRounds: 'لا جولات خلال 12 شهرًا.',
    noInvestors: 'لا جولات لها مستثمرون معروفون.',
    fullHistory: 'السجل الكامل',
  },
};
