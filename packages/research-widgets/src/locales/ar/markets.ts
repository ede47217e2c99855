import { counted, isolated } from '@fs/ui/locales/ar';
import type { FundingPeriod } from '../../markets/FundingTable/fundingPeriods.ts';
import type { Translations } from '../Translations.ts';
import { article, company, round } from './nouns.ts';

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
  | 'MarketArticles'
  | 'MarketCharts'
  | 'MarketFundingHistory'
  | 'MarketHeader'
  | 'MarketInvestors'
  | 'MarketSearch'
  | 'AcquisitionTable'
  | 'InvestorTable'
  | 'MarketTable'
  | 'MarketTiles'
  | 'MarketTopics'
  | 'TopCompanies'
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
  MarketArticles: {
    more: 'عرض المزيد',
    unknownSource: 'مصادر أخرى',
    sources: ({ count }, formats) => counted(count, article, formats),
  },
  MarketCharts: {
    raisedByYear: 'التمويل حسب السنة',
    roundsByYear: 'الجولات حسب السنة',
    bySize: 'الجولات حسب الحجم',
    amounts: 'الجولات المعلنة، بالدولار الأمريكي.',
    amountsOf: ({ count, total }, { number }) =>
      `الجولات المعلنة، بالدولار الأمريكي. ${number(count)} من ${number(total)} غير معلنة.`,
    counts: 'كل الجولات، المعلنة وغير المعلنة.',
    sizes: 'الجولات المعلنة في كل السنوات، حسب المبلغ.',
    year: 'السنة',
    size: 'المبلغ',
    raised: 'مبلغ التمويل (دولار أمريكي)',
    rounds: 'الجولات',
    sizeOf: ({ from, to }, { rounded }) => {
      if (from === 0) return `أقل من ${isolated(`$${rounded(to ?? 0)}`)}`;
      return to === undefined ? isolated(`$${rounded(from)}+`) : isolated(`$${rounded(from)}–${rounded(to)}`);
    },
    shortSizeOf: ({ from, to }, { rounded }) => isolated(from === 0 ? `<${rounded(to ?? 0)}` : `${rounded(from)}+`),
    young: 'أقل من 3 سنوات فيها جولات: لا تكفي لرسم بياني',
  },
  MarketFundingHistory: {
    title: 'سجل التمويل',
    years: 'السنوات',
    empty: 'لا توجد جولات معروفة',
    showAll: ({ count }, { number }) => `كل السنوات (${number(count)})`,
    rounds: ({ count, undisclosed }, formats) =>
      `${counted(count, round, formats)}${undisclosed > 0 ? `، ${formats.number(undisclosed)} غير معلنة` : ''}`,
  },
  MarketHeader: {
    market: 'السوق',
    companies: 'الشركات',
    totalFunding: 'إجمالي التمويل',
    raised: 'التمويل خلال 12 شهرًا',
    rounds: 'الجولات خلال 12 شهرًا',
    median: 'وسيط الجولات',
    comparedWith: ({ before }, { abbreviated }) => `من ${isolated(`$${abbreviated(before)}`)}`,
    newSince: ({ rounds, articles, since }, { number, list }) => {
      const parts = [rounds > 0 ? `الجولات ${number(rounds)}` : '', articles > 0 ? `المقالات ${number(articles)}` : ''];
      return `الجديد منذ ${since}: ${list(parts.filter(Boolean))}`;
    },
    followLimit: ({ count }, { number }) => `تتابع ${number(count)} من الأسواق. ألغِ متابعة إحداها لتتابع غيرها.`,
    tooFew: ({ companies, rounds }, formats) =>
      `${counted(companies, company, formats)}، ${counted(rounds, round, formats)} خلال 12 شهرًا: لا تكفي لتحديد اتجاه`,
    tooFewBefore: 'الجولات في 12 شهرًا قبلها لا تكفي لتحديد اتجاه',
    source: ({ day }) => `الجولات المعلنة، بالدولار الأمريكي. 12 شهرًا حتى ${day}.`,
    undisclosed: ({ count, total }, { number }) => `${number(count)} من ${number(total)} جولات غير معلنة.`,
  },
  MarketInvestors: {
    title: 'أنشط المستثمرين',
    empty: 'لا يوجد مستثمرون معروفون',
    all: 'كل المستثمرين',
    last: ({ day }) => `آخر جولة ${day}`,
    companies: ({ count }, formats) => `${counted(count, company, formats)} هنا`,
    lastRound: 'الأخيرة:',
    showAll: ({ count }, { number }) => `كل المستثمرين (${number(count)})`,
    more: ({ count }, { number }) => `+${number(count)}`,
    source: 'جولات شركات هذا السوق، كل السنوات.',
  },
  AcquisitionTable: {
    label: 'عمليات الاستحواذ',
    date: 'التاريخ',
    acquired: 'الشركة',
    acquirer: 'استحوذت عليها',
    price: 'السعر',
    raised: 'إجمالي التمويل',
    market: 'السوق',
    location: 'المكان',
    by: 'المشتري:',
    empty: 'لا توجد عمليات استحواذ بعد',
  },
  InvestorTable: {
    label: 'المستثمرون',
    name: 'الاسم',
    recentRounds: 'جولات 12 شهرًا',
    rounds: 'كل الجولات',
    led: 'جولات قادها',
    companies: 'الشركات',
    markets: 'الأسواق',
    lastDeal: 'آخر صفقة',
    empty: 'لا يوجد مستثمرون بعد',
  },
  MarketTable: {
    label: 'الأسواق',
    name: 'الاسم',
    companies: 'عدد الشركات',
    totalFunding: 'إجمالي التمويل',
    raised: 'التمويل خلال 12 شهرًا',
    change: 'التغيّر',
    rounds: 'جولات',
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
  MarketTopics: {
    title: 'المواضيع',
    empty: 'لا توجد مواضيع بعد',
    counted: ({ name, count }, { number }) => `${isolated(name)} ${number(count)}`,
    source: ({ count }, formats) => `من أحدث المقالات: ${counted(count, article, formats)}`,
  },
  TopCompanies: {
    title: 'أبرز الشركات',
    empty: 'لا توجد شركات معروفة',
    showAll: ({ count }, { number }) => `الكل (${number(count)})`,
  },
};
