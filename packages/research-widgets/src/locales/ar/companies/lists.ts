import { counted } from '@fs/ui/locales/ar';
import type { Translations } from '../../Translations.ts';
import { roundAsObject } from '../nouns.ts';
import { sourceName } from '../sources.ts';

export const companyLists: Pick<
  Translations,
  | 'CompanyAcquisitions'
  | 'CompanyCoinvestors'
  | 'CompanyFunding'
  | 'CompanyHoverCard'
  | 'CompanyInvestments'
  | 'CompanyLanding'
  | 'CompanyNews'
  | 'CompanyPeers'
  | 'CompanyPeople'
  | 'CompanyPodcasts'
  | 'CompanyPortfolio'
  | 'RecentCompanies'
  | 'RelatedCompanies'
> = {
  CompanyAcquisitions: {
    title: 'عمليات الاستحواذ',
    empty: 'لا توجد عمليات استحواذ معروفة',
    bought: 'شركات استحوذت عليها',
    boughtBy: 'استحوذت عليها',
    showAll: ({ count }, { number }) => `كل الصفقات (${number(count)})`,
  },
  CompanyCoinvestors: {
    title: 'المستثمرون المشاركون',
    empty: 'لا يوجد مستثمرون مشاركون معروفون',
    showAll: ({ count }, { number }) => `كل المستثمرين المشاركين (${number(count)})`,
    wallText: ({ shown, total }, { number }) =>
      `تشمل خطتك ${number(shown)} من أصل ${number(total)} من المستثمرين المشاركين.`,
  },
  CompanyFunding: {
    title: 'التمويل',
    empty: 'لا توجد جولات تمويل معروفة',
    inRounds: ({ count }, formats) => `في ${counted(count, roundAsObject, formats)}`,
    undisclosed: ({ count, total }, { number }) => `غير المعلن: ${number(count)} من ${number(total)}`,
    disagrees: ({ sum, said, source, day }, { abbreviated, list, shortDay }) =>
      `مجموع الجولات $${abbreviated(sum)}، ويذكر المصدر $${abbreviated(said)} (${list(source === null ? [shortDay(day)] : [sourceName(source), shortDay(day)])})`,
    byYear: 'التمويل حسب السنة',
    byYearDescription: 'الجولات المعلنة بالدولار الأمريكي',
    byYearUndisclosed: ({ count, total }, { number }) =>
      `الجولات المعلنة بالدولار الأمريكي. غير المعلن: ${number(count)} من ${number(total)}.`,
    year: 'السنة',
    raised: 'مبلغ التمويل (دولار أمريكي)',
    list: 'جولات التمويل',
    showAll: ({ count }, { number }) => `كل الجولات (${number(count)})`,
  },
  CompanyHoverCard: {
    totalRaised: 'إجمالي التمويل',
    lastRound: 'آخر جولة',
    employees: 'الموظفون',
    location: 'المكان',
    founded: 'التأسيس',
  },
  CompanyInvestments: {
    title: 'الاستثمارات',
    empty: 'لا توجد استثمارات معروفة',
    list: 'الاستثمارات',
    showAll: ({ count }, { number }) => `كل الاستثمارات (${number(count)})`,
    shown: ({ shown, total }, { number }) => `أحدث ${number(shown)} من أصل ${number(total)}`,
    wallText: ({ shown, total }, { number }) =>
      `تشمل خطتك أحدث ${number(shown)} من أصل ${number(total)} من الاستثمارات.`,
  },
  CompanyLanding: {
    mostFunded: 'الأعلى تمويلًا',
    recentlyFunded: 'تمويلات حديثة',
    empty: 'لا توجد شركات بعد',
    places: 'الأماكن',
    noPlaces: 'لا توجد أماكن بعد',
  },
  CompanyNews: {
    showAll: ({ count }, { number }) => `كل المقالات (${number(count)})`,
    shown: ({ shown, total }, { number }) => `أحدث ${number(shown)} من أصل ${number(total)}`,
  },
  CompanyPeers: {
    title: 'شركات ذات صلة',
    empty: 'لا توجد شركات ذات صلة',
    name: 'الشركة',
    total: 'إجمالي التمويل',
    lastRound: 'آخر جولة',
    employees: 'الموظفون',
    founded: 'التأسيس',
    self: 'هذه الشركة',
    showAll: ({ count }, { number }) => `كل الشركات (${number(count)})`,
    showLess: 'عرض أقل',
    compare: 'مقارنة جنبًا إلى جنب',
  },
  CompanyPeople: {
    title: 'الأشخاص',
    empty: 'لا يوجد أشخاص مدرجون',
    showAll: ({ count }, { number }) => `كل الأشخاص (${number(count)})`,
    showLess: 'عرض أقل',
    former: 'سابقًا',
  },
  CompanyPodcasts: { title: 'البودكاست', empty: 'لا توجد حلقات بودكاست بعد' },
  CompanyPortfolio: {
    title: 'المحفظة',
    empty: 'لا توجد شركات معروفة في المحفظة',
    showAll: ({ count }, { number }) => `كل الشركات (${number(count)})`,
    wallText: ({ shown, total }, { number }) => `تشمل خطتك ${number(shown)} من أصل ${number(total)} من الشركات.`,
    acquired: 'تخارج: استحواذ',
    ipo: 'تخارج: طرح عام',
    lastRound: ({ day }, { shortMonth }) => `آخر جولة ${shortMonth(day)}`,
  },
  RecentCompanies: { title: 'شوهدت مؤخرًا', empty: 'تظهر هنا الشركات التي تشاهدها.' },
  RelatedCompanies: {
    title: 'شركات ذات صلة',
    empty: 'لا توجد شركات ذات صلة',
    showAll: ({ count }, { number }) => `كل الشركات (${number(count)})`,
    showLess: 'عرض أقل',
  },
};
