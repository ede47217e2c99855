import { counted, isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';
import { companyAsObject, round } from './nouns.ts';

export const landing: Pick<
  Translations,
  'ArticleBriefs' | 'CompanyRecognition' | 'PublicCompanies' | 'RaisedByMarket' | 'RaisedThisWeek'
> = {
  ArticleBriefs: { label: 'المقالات' },
  CompanyRecognition: {
    label: 'ألصق أسماء خمس شركات على الأكثر',
    hint: 'اسم واحد في كل سطر. نبحث عن كل اسم منها.',
    example: 'Voltmeer\nPlumbline\nHarborline',
    found: ({ found, total }, { number }) => `عُثر على ${number(found)} من ${number(total)}`,
    results: 'الشركات التي تعرّفنا عليها',
    unknown: ({ name }) => `${isolated(name)}: لم يُعثر عليها`,
    failed: 'تعذّر البحث عن الأسماء. لم يُفقد شيء.',
    retry: 'إعادة المحاولة',
    searching: 'جارٍ البحث عن الأسماء',
    keep: 'الاحتفاظ بهذه القائمة',
    more: ({ count }, { number }) => `يقتصر البحث على أول ${number(count)} أسماء.`,
  },
  PublicCompanies: {
    results: 'الشركات التي عُثر عليها',
    found: ({ count }, formats) => `عُثر على ${counted(count, companyAsObject, formats)}`,
    nothingFound: 'لا توجد شركة بهذا الاسم بعد. جرّب حروفًا أقل أو عنوان موقع.',
    raised: 'تمويل',
  },
  RaisedByMarket: {
    title: 'التمويل حسب السوق',
    market: 'السوق',
    raised: 'التمويل بالدولار الأمريكي',
    source: ({ day }) => `الجولات المعلنة، اثنا عشر شهرًا حتى ${day}. تُحتسب الجولة في كل سوق من أسواق شركتها.`,
  },
  RaisedThisWeek: {
    title: 'تمويلات هذا الأسبوع',
    rounds: ({ count }, formats) => counted(count, round, formats),
    source: ({ day }) => `الجولات المعلنة بالدولار الأمريكي، سبعة أيام حتى ${day}.`,
  },
};
