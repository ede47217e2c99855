import type { TableDateOperator } from '@fs/ui';
import { counted, isolated } from '@fs/ui/locales/ar';
import type { ComparedFact } from '../../../companies/CompanyComparison/compareCompanies.ts';
import type { Translations } from '../../Translations.ts';
import { article, companyAsObject } from '../nouns.ts';

const facts: Readonly<Record<ComparedFact, string>> = {
  raised: 'إجمالي التمويل',
  lastRound: 'آخر جولة',
  rounds: 'الجولات',
  employees: 'الموظفون',
  founded: 'التأسيس',
  place: 'المقر الرئيسي',
  status: 'الحالة',
  markets: 'الأسواق',
  investors: 'المستثمرون المشتركون',
  news: 'الأخبار خلال 13 أسبوعًا',
  followers: 'المتابعون',
  authority: 'قوة النطاق',
};

/** Words, because signs of comparison are mirrored from right to left. */
const whens: Readonly<Record<TableDateOperator, string>> = { '>': 'منذ', '<': 'قبل', '=': 'في' };

export const companyTables: Pick<
  Translations,
  'CompanyComparison' | 'CompanyPicker' | 'CompanyTable' | 'CompanyTotalsStrip'
> = {
  CompanyComparison: {
    label: 'مقارنة الشركات',
    fact: ({ fact }) => facts[fact],
    factColumn: 'البيان',
    highest: 'الأعلى',
    shared: 'مشترك',
    none: 'لا يوجد',
    withheld: 'في الخطط المدفوعة',
    onlyDifferences: 'الاختلافات فقط',
    addAll: 'إضافة الكل إلى قائمة',
    copyLink: 'نسخ الرابط',
    csv: 'CSV',
    fileName: 'مقارنة',
    actionsOf: ({ name }) => `إجراءات ${isolated(name)}`,
    moveEarlier: 'نقل نحو البداية',
    moveLater: 'نقل نحو النهاية',
    remove: 'إزالة من المقارنة',
    moved: ({ name, place, count }, { number }) =>
      `أصبحت ${isolated(name)} في الموضع ${number(place)} من ${number(count)}.`,
    addAnother: 'أضف شركة أخرى للمقارنة.',
    unavailable: ({ count }, { number, plural }) =>
      plural(count, {
        one: 'تعذّر العثور على شركة واحدة من هذا الرابط، فاستُبعدت.',
        two: 'تعذّر العثور على شركتين من هذا الرابط، فاستُبعدتا.',
        few: `تعذّر العثور على ${number(count)} شركات من هذا الرابط، فاستُبعدت.`,
        other: `تعذّر العثور على ${number(count)} شركة من هذا الرابط، فاستُبعدت.`,
      }),
    chart: 'التمويل التراكمي',
    chartDescription: 'الجولات المعلنة بالدولار الأمريكي على محور خطي واحد',
    chartDay: 'الجولة',
    source: ({ sources }, { list }) =>
      ['الجولات المعلنة بالدولار الأمريكي.', ...(sources.length > 0 ? [`${list(sources)}.`] : [])].join(' '),
  },
  CompanyPicker: {
    label: 'الشركات',
    placeholder: 'ابحث بالاسم أو النطاق',
    searching: 'جارٍ البحث...',
    nothingFound: 'لا توجد نتائج.',
    results: 'الشركات التي عُثر عليها',
    found: ({ count }, formats) => `عُثر على ${counted(count, companyAsObject, formats)}`,
    add: 'إضافة',
    enter: 'Enter',
    enterAdds: ({ name }) => `يضيف Enter ${isolated(name)}.`,
    isChosen: 'مضافة',
  },
  CompanyTable: {
    label: 'الشركات',
    logo: 'الشعار',
    name: 'الاسم',
    homepage: 'الموقع',
    description: 'الوصف',
    location: 'المكان',
    founded: 'التأسيس',
    markets: 'الأسواق',
    marketsOf: ({ name }) => `أسواق ${isolated(name)}`,
    employees: 'الموظفون',
    atLeast: ({ count }, { number }) => `${number(count)}+`,
    totalRaised: 'التمويل',
    lastRound: 'آخر جولة',
    undisclosedIn: ({ month }) => `غير معلنة، ${month}`,
    rounds: 'الجولات',
    lastRoundOn: 'تاريخ آخر جولة',
    lastRoundIs: ({ operator, day }, { shortMonth }) => `آخر جولة ${whens[operator]} ${shortMonth(day)}`,
    leadInvestor: 'المستثمر الرئيسي',
    status: 'الحالة',
    news: 'أخبار 90 يومًا',
    newsOf: ({ count }, formats) => `${counted(count, article, formats)} خلال 13 أسبوعًا`,
    raisedByYear: 'التمويل حسب السنة',
    mostRaised: 'الأعلى تمويلًا',
    bestMatch: 'الأكثر تطابقًا',
    newestRound: 'أحدث جولة',
    largestRound: 'أكبر جولة أخيرة',
    mostEmployees: 'الأكثر موظفين',
    youngest: 'الأحدث تأسيسًا',
    addedLast: 'الأحدث إدراجًا',
    byName: 'الاسم أبجديًا',
    empty: 'لا توجد شركات بعد',
    noMatch: ({ count }, { number, plural }) =>
      `لا توجد شركات تطابق ${plural(count, {
        one: 'عامل التصفية هذا',
        two: 'عاملَي التصفية هذين',
        other: `عوامل التصفية هذه (${number(count)})`,
      })}.`,
    investorsNamed: ({ count }, { plural }) =>
      plural(count, { one: 'مستثمر بهذا الاسم:', two: 'مستثمران بهذا الاسم:', other: 'مستثمرون بهذا الاسم:' }),
    without: ({ filter, count }, { number }) => `دون ${isolated(filter)}: ${number(count)}`,
    clearFilters: 'مسح عوامل التصفية',
  },
  CompanyTotalsStrip: {
    companies: 'الشركات',
    raised: 'التمويل خلال 12 شهرًا',
    median: 'وسيط آخر جولة',
    newest: 'أحدث جولة',
    source: 'الجولات المعلنة بالدولار الأمريكي.',
  },
};
