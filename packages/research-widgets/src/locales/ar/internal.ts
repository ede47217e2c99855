import type { CompanyStatus } from '@fs/api-contract';
import { counted, isolated } from '@fs/ui/locales/ar';
import { isShortExact } from '../../internal/isShortExact.ts';
import type { Translations } from '../Translations.ts';
import { acquisition, article, company, round } from './nouns.ts';
import { sourceName } from './sources.ts';

const statuses: Readonly<Record<CompanyStatus, string>> = {
  operating: 'نشطة',
  acquired: 'مستحوَذ عليها',
  ipo: 'مدرجة في البورصة',
  closed: 'مغلقة',
};

/** Names of kinds of rounds, by the source's value. */
const kindsOfRounds: Readonly<Record<string, string>> = {
  seed: 'جولة بذرية',
  angel: 'استثمار ملائكي',
  venture: 'رأس مال جريء',
  private_equity: 'ملكية خاصة',
  debt_financing: 'تمويل بالدَّين',
  convertible_note: 'سندات قابلة للتحويل',
  equity_crowdfunding: 'تمويل جماعي بالأسهم',
  product_crowdfunding: 'تمويل جماعي للمنتج',
  non_equity_assistance: 'دعم بلا مقابل من الأسهم',
  post_ipo_equity: 'أسهم بعد الطرح العام',
  post_ipo_debt: 'دَين بعد الطرح العام',
  secondary_market: 'سوق ثانوية',
  grant: 'منحة',
  undisclosed: 'جولة غير معلنة',
};

export const internal: Pick<
  Translations,
  | 'Arrival'
  | 'CompanyStatus'
  | 'Deals'
  | 'FeedEvent'
  | 'ExtraColumns'
  | 'FollowButton'
  | 'FollowLists'
  | 'ListFaces'
  | 'MoneyChart'
  | 'NothingFound'
  | 'OrderMenu'
  | 'Place'
  | 'RaisedAmount'
  | 'QueryField'
  | 'SelectionActions'
  | 'SourcedFact'
  | 'StorySources'
  | 'TableCell'
  | 'WatchlistLimit'
  | 'WatchlistNews'
  | 'WatchlistWords'
  | 'WorkspaceSelect'
> = {
  Arrival: { added: 'تاريخ الإدراج', isNew: 'جديد' },
  CompanyStatus: { status: ({ status }) => statuses[status] },
  Deals: {
    undisclosed: 'غير معلن',
    round: ({ type, code }) =>
      code === null ? (kindsOfRounds[type] ?? isolated(type.replaceAll('_', ' '))) : `السلسلة ${code}`,
    rounds: ({ count }, formats) => counted(count, round, formats),
    showLess: 'عرض أقل',
    lead: '(قائد الجولة)',
    dollars: ({ amount }, { abbreviated, number }) =>
      isolated(`$${isShortExact(amount) ? abbreviated(amount) : number(amount)}`),
    more: ({ count }, { number, plural }) =>
      plural(count, { one: 'واحد آخر', two: 'اثنان آخران', other: `${number(count)} آخرون` }),
  },
  FeedEvent: {
    funding: 'جولة',
    acquisition: 'استحواذ',
    investment: 'استثمار',
    article: 'مقال',
    acquired: 'استحوذت على',
    investedIn: 'استثمرت في',
    ledBy: ({ name }) => `بقيادة ${isolated(name)}`,
    on: 'في',
    isNew: 'جديد',
    added: ({ when }) => `أُضيف: ${when}`,
    seenBefore: ({ when }) => `آخر اطلاع: ${when}`,
    earlierToday: 'وقت سابق اليوم',
    yesterday: 'أمس',
  },
  ExtraColumns: {
    authority: 'قوة النطاق',
    followers: 'المتابعون',
    withheld: 'في الخطط المدفوعة',
    myLists: 'قوائمي',
    listsWith: ({ company }) => `قوائم تضم ${isolated(company)}`,
    more: ({ count }, { number }) => `+${number(count)}`,
    moreWith: ({ count, company, names, unnamed }, { number, list }) => {
      const named = unnamed === 0 ? names.map(isolated) : [...names.map(isolated), `${number(unnamed)} غيرها`];
      return `+${number(count)}: قوائم أخرى تضم ${isolated(company)}: ${list(named)}`;
    },
    unnamed: ({ count }, { number }) => `و${number(count)} غيرها`,
  },
  FollowButton: {
    follow: 'متابعة',
    following: 'تتابعها',
    followList: ({ name }) => `متابعة ${isolated(name)}`,
    followingList: ({ name }) => `تتابعها: ${isolated(name)}`,
  },
  FollowLists: { explain: 'تابع قائمة لتصل أخبارها إلى هنا.' },
  ListFaces: { people: 'الأشخاص الذين لديهم إمكانية الوصول' },
  MoneyChart: {
    toDate: ({ period }) => `${period} حتى الآن`,
    dollars: ({ amount }, { number }) => `$${number(amount)}`,
  },
  NothingFound: { nothingFound: 'لم يُعثر على نتائج -', suggest: 'اقترح شركة لنضيفها' },
  OrderMenu: {
    order: 'الترتيب',
    orderIs: ({ name }) => `الترتيب: ${name}`,
    own: 'ترتيب خاص',
  },
  Place: { country: ({ code }, { region }) => region(code), parts: ({ parts }, { list }) => list(parts) },
  RaisedAmount: { raised: 'تمويلًا' },
  QueryField: { tooShort: 'اكتب 3 أحرف على الأقل للبحث.' },
  SelectionActions: { table: 'الجدول' },
  SourcedFact: {
    label: ({ fact }) => `مصدر ${fact}`,
    source: ({ source }) => sourceName(source),
    asOf: ({ day }, { shortDay }) => `حتى ${shortDay(day)}`,
    says: ({ source }) => `${sourceName(source)}:`,
    unknown: 'مصدر غير معروف',
    conflict: 'المصادر متعارضة',
    report: 'الإبلاغ عن خطأ',
  },
  StorySources: {
    also: ({ count }, { number, plural }) =>
      plural(count, {
        one: 'أيضًا في مصدر واحد',
        two: 'أيضًا في مصدرين',
        few: `أيضًا في ${number(count)} مصادر`,
        other: `أيضًا في ${number(count)} مصدرًا`,
      }),
    unnamed: 'مصدر آخر',
  },
  TableCell: { unknown: '—', notKnown: 'غير معروف' },
  WatchlistLimit: {
    warning: ({ message }) => `${message} رقِّ حسابك الشخصي لإنشاء المزيد من قوائم المتابعة.`.trim(),
    usage: ({ current, limit }, { number }) => `تستخدم ${number(current)} من ${number(limit)} من قوائم المتابعة.`,
    full: ({ count }, { number }) =>
      `لإنشاء قائمة أخرى، احذف ${count === 1 ? 'قائمة' : `${number(count)} من القوائم`} أو رقِّ خطتك.`,
    managePlans: 'إدارة الخطط',
  },
  WatchlistNews: {
    rounds: ({ count, raised }, formats) =>
      `${counted(count, round, formats)}${raised > 0 ? ` (${isolated(`$${formats.abbreviated(raised)}`)})` : ''}`,
    acquisitions: ({ count }, formats) => counted(count, acquisition, formats),
    articles: ({ count }, formats) => counted(count, article, formats),
    companies: ({ count }, formats) => `أُضيفت ${counted(count, company, formats)}`,
    joined: ({ parts }, { list }) => list(parts),
  },
  WatchlistWords: {
    personal: 'شخصية',
    star: ({ name }) => `تمييز ${isolated(name)} بنجمة`,
    private: 'خاصة',
    readOnly: 'للعرض فقط',
    ownedBy: ({ owner }) => `المالك: ${isolated(owner)}`,
    companies: ({ count }, formats) => counted(count, company, formats),
    name: 'الاسم',
    save: 'حفظ',
    cancel: 'إلغاء',
    updateFailed: 'تعذّر تحديث قائمة المتابعة',
  },
  WorkspaceSelect: { label: 'مساحة العمل', personal: 'شخصية' },
};
