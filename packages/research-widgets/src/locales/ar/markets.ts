import { isolated } from '@fs/ui/locales/ar';
import type { FundingPeriod } from '../../markets/FundingTable/fundingPeriods.ts';
import type { Translations } from '../Translations.ts';

const periods: Readonly<Record<FundingPeriod, string>> = {
  '7d': '7 أيام',
  '30d': '30 يومًا',
  quarter: 'ربع سنة',
  year: 'سنة',
};

const within: Readonly<Record<FundingPeriod, string>> = {
  '7d': 'هذا الأسبوع',
  '30d': 'خلال 30 يومًا',
  quarter: 'في هذا الربع',
  year: 'خلال 12 شهرًا',
};

export const markets: Pick<
  Translations,
  | 'FeaturedMarkets'
  | 'FundingOverview'
  | 'FundingTable'
  | 'MarketOverview'
  | 'MarketSearch'
  | 'MarketTable'
  | 'MarketTiles'
> = {
  FeaturedMarkets: { title: 'أسواق مختارة', empty: 'لا توجد أسواق مختارة بعد' },
  FundingOverview: {
    period: 'الفترة',
    periodOf: ({ period }) => periods[period],
    allTime: 'الكل',
    rounds: 'الجولات',
    raised: 'التمويل',
    median: 'وسيط الجولات',
    undisclosed: 'غير المعلنة',
    share: ({ count, of }, { number }) => `${number(count)} من ${number(of)}`,
    byMonth: 'التمويل حسب الشهر',
    source: ({ month }) => `الجولات المعلنة بالدولار الأمريكي، أيًّا كانت الفترة. بيانات ${month} حتى الآن.`,
    month: 'الشهر',
    toDate: ({ month }) => `${month} حتى الآن`,
    dollars: ({ amount }, { number }) => `$${number(amount)}`,
  },
  FundingTable: {
    label: 'جولات التمويل',
    company: 'الشركة',
    round: 'الجولة',
    amount: 'المبلغ',
    date: 'التاريخ',
    investors: 'المستثمرون',
    investorsOf: ({ name, count }, { number }) => `+${number(count)}: كل المستثمرين في ${isolated(name)}`,
    market: 'السوق',
    location: 'المكان',
    totalToDate: 'الإجمالي حتى الآن',
    founded: 'التأسيس',
    employees: 'الموظفون',
    more: ({ count }, { number }) => `+${number(count)}`,
    empty: 'لا توجد جولات تمويل بعد',
    none: ({ period, market }) =>
      `لا توجد جولات${period ? ` ${within[period]}` : ''}${market === undefined ? '' : ` في ${isolated(market)}`}.`,
    theLast: 'آخر جولة:',
    clearFilters: 'مسح عوامل التصفية',
  },
  MarketOverview: {
    market: 'السوق',
    companies: 'الشركات',
    totalFunding: 'إجمالي التمويل',
    byYear: 'التمويل حسب السنة',
    byYearDescription: 'الجولات المعلنة بالدولار الأمريكي',
    year: 'السنة',
    raised: 'مبلغ التمويل (دولار أمريكي)',
    dollars: ({ amount }, { number }) => `$${number(amount)}`,
  },
  MarketTable: {
    label: 'الأسواق',
    name: 'الاسم',
    companies: 'عدد الشركات',
    totalFunding: 'إجمالي التمويل',
    raised: 'التمويل خلال 12 شهرًا',
    change: 'التغيّر',
    rounds: 'الجولات',
    byYear: 'حسب السنة',
    newestRound: 'أحدث جولة',
    sector: 'القطاع',
    median: 'الجولة الوسيطة',
    topInvestor: 'أنشط مستثمر',
    empty: 'لا توجد أسواق بعد',
    years: ({ years }, { list }) =>
      `التمويل حسب السنة: ${list(years.map(({ year, raised }, index) => `${year}${index === years.length - 1 ? ' حتى الآن' : ''} ${isolated(raised)}`))}`,
  },
  MarketSearch: {
    label: 'البحث في الأسواق',
    noneNamed: ({ text }) => `لا يوجد سوق باسم «${isolated(text)}».`,
    closest: 'الأقرب:',
    source: ({ day }) => `الجولات المعلنة، بالدولار الأمريكي. 12 شهرًا حتى ${day}.`,
  },
  MarketTiles: {
    title: 'الأكثر تمويلًا خلال 12 شهرًا',
    raised: 'التمويل خلال 12 شهرًا',
    change: 'التغيّر عن 12 شهرًا قبلها',
    source: ({ day }) =>
      `الجولات المعلنة، بالدولار الأمريكي، خلال 12 شهرًا حتى ${day}. الأعمدة: آخر خمس سنوات بمقياس واحد، وهذه السنة حتى الآن.`,
    empty: 'لا توجد أسواق مختارة بعد',
  },
};
