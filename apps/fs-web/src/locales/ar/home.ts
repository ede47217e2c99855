import type { Translations } from '../Translations.ts';

export const home: Pick<Translations, 'Home'> = {
  Home: {
    customize: 'تخصيص الصفحة الرئيسية',
    news: 'ما الذي تغيّر',
    watchlists: 'قوائم المتابعة',
    keywords: 'كلمات رائجة',
    updates: 'تمويلات حديثة',
    recent: 'شوهدت مؤخرًا',
    weeks: 'التمويل أسبوعيًا',
    articles: 'مقالات مختارة',
    markets: 'أسواق مختارة',
  },
};
