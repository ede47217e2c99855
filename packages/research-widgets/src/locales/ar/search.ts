import { limits } from '@fs/api-contract';
import { type ArabicNoun, counted, isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';
import { article, company, companyAsObject } from './nouns.ts';

const match: ArabicNoun = {
  zero: 'لا نتائج مطابقة',
  one: 'نتيجة مطابقة واحدة',
  two: 'نتيجتان مطابقتان',
  few: 'نتائج مطابقة',
  many: 'نتيجة مطابقة',
  other: 'نتيجة مطابقة',
};

const person: ArabicNoun = {
  zero: 'لا أشخاص',
  one: 'شخص واحد',
  two: 'شخصان',
  few: 'أشخاص',
  many: 'شخصًا',
  other: 'شخص',
};

const investor: ArabicNoun = {
  zero: 'لا مستثمرين',
  one: 'مستثمر واحد',
  two: 'مستثمران',
  few: 'مستثمرين',
  many: 'مستثمرًا',
  other: 'مستثمر',
};

const topic: ArabicNoun = {
  zero: 'لا مواضيع',
  one: 'موضوع واحد',
  two: 'موضوعان',
  few: 'مواضيع',
  many: 'موضوعًا',
  other: 'موضوع',
};

const tooShort = 'اكتب 3 أحرف على الأقل للبحث.';

export const search: Pick<
  Translations,
  'CompanyQuickSearch' | 'DescribedCompanies' | 'GlobalSearch' | 'SearchResults'
> = {
  CompanyQuickSearch: {
    label: 'ابحث عن شركة بالاسم',
    hint: 'اكتب 3 أحرف على الأقل.',
    searching: 'جارٍ البحث...',
    nothingFound: 'لا توجد نتائج.',
    results: 'الشركات التي عُثر عليها',
    found: ({ count }, formats) => `عُثر على ${counted(count, companyAsObject, formats)}`,
  },
  DescribedCompanies: {
    mentions: ({ count, words }, formats) =>
      `«${isolated(words)}» في وصف ${count < limits.countedMatches ? '' : 'أكثر من '}${counted(count, companyAsObject, formats)}`,
  },
  GlobalSearch: {
    open: 'بحث',
    orJump: ' أو انتقال إلى صفحة',
    key: '/',
    label: 'البحث في الشركات والأسواق والمواضيع والمقالات',
    placeholder: 'ابحث في الشركات والأسواق والمواضيع',
    companies: 'الشركات',
    markets: 'الأسواق',
    topics: 'المواضيع',
    articles: 'المقالات',
    people: 'الأشخاص',
    investor: 'مستثمر',
    investors: 'المستثمرون',
    recent: 'شوهدت مؤخرًا',
    actions: 'الإجراءات',
    filter: 'عامل تصفية',
    filteredCompanies: ({ filters }, { list }) => `الشركات: ${list(filters.map(isolated))}`,
    facts: ({ facts }, { list }) => list(facts.map(isolated)),
    total: ({ amount }) => `تمويل ${isolated(amount)}`,
    more: ({ dollars }, { abbreviated }) => `إجمالي التمويل أكثر من ${isolated(`$${abbreviated(dollars)}`)}`,
    less: ({ dollars }, { abbreviated }) => `إجمالي التمويل أقل من ${isolated(`$${abbreviated(dollars)}`)}`,
    foundedAfter: ({ year }) => `تأسست بعد ${year}`,
    foundedBefore: ({ year }) => `تأسست قبل ${year}`,
    roundSince: ({ year }, { shortMonth }) => `آخر جولة منذ ${shortMonth(`${year}-01-01`)}`,
    matches: ({ count }, formats) => counted(count, match, formats),
    unused: ({ words }, { list }) => `لم يُستخدم: ${list(words.map((word) => `«${isolated(word)}»`))}`,
    nothing: 'لم يُعثر على نتائج - اقترح شركة لنضيفها',
    dollars: ({ amount }, { abbreviated }) => `$${abbreviated(amount)}`,
    seeAll: ({ count }) => `عرض الكل (${count})`,
    atLeast: ({ count }, { number }) => `${number(count)}+`,
    marketFacts: ({ count, raised }, formats) =>
      `${counted(count, company, formats)}${raised > 0 ? `، تمويل ${isolated(`$${formats.abbreviated(raised)}`)}` : ''}`,
    articleFacts: ({ day, minutes }, { shortDay, number, list, plural }) =>
      list([
        isolated(shortDay(day)),
        ...(minutes === null
          ? []
          : [
              plural(minutes, {
                one: 'قراءة في دقيقة',
                two: 'قراءة في دقيقتين',
                few: `قراءة في ${number(minutes)} دقائق`,
                other: `قراءة في ${number(minutes)} دقيقة`,
              }),
            ]),
      ]),
    begin: tooShort,
  },
  SearchResults: {
    label: 'البحث في الشركات والأسواق',
    results: 'النتائج',
    companies: 'الشركات',
    markets: 'الأسواق',
    didYouMean: 'هل تقصد',
    alsoArticles: ({ count }, formats) => `أيضًا: ${counted(count, article, formats)}`,
    allArticles: 'كل المقالات',
    allInvestors: 'كل المستثمرين',
    allPeople: 'كل الأشخاص',
    moreTopics: 'مواضيع أخرى',
    alsoTopics: ({ count }, formats) => `أيضًا: ${counted(count, topic, formats)}`,
    also: ({ count }, formats) => `أيضًا: ${counted(count, person, formats)}`,
    alsoInvestors: ({ count }, formats) => `أيضًا: ${counted(count, investor, formats)}`,
    othersFailed: 'لم يُحمَّل المستثمرون والمقالات والمواضيع والأشخاص. كل ما عدا ذلك محدَّث.',
    tooShort,
    failed: ({ query }) => `حدث خطأ أثناء البحث عن ${isolated(query)}`,
  },
};
