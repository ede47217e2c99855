import { type ArabicNoun, counted, isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';
import { navigation } from './navigation.ts';

const company: ArabicNoun = {
  zero: 'لا شركات',
  one: 'شركة واحدة',
  two: 'شركتان',
  few: 'شركات',
  many: 'شركة',
  other: 'شركة',
};

const round: ArabicNoun = {
  zero: 'لا جولات',
  one: 'جولة واحدة',
  two: 'جولتان',
  few: 'جولات',
  many: 'جولة',
  other: 'جولة',
};

export const shell: Pick<
  Translations,
  | 'AppFooter'
  | 'AppHeader'
  | 'DisplayDialog'
  | 'DisplayFields'
  | 'GuidedTour'
  | 'KeyList'
  | 'LandingPage'
  | 'MessagesPopover'
  | 'Navigation'
  | 'Notices'
  | 'PhoneBar'
  | 'StatusPage'
> = {
  AppFooter: {
    label: 'عن هذا الموقع',
    plans: 'الخطط',
    faq: 'الأسئلة الشائعة',
    help: 'المساعدة',
    mobileApp: 'تطبيق الهاتف',
    releaseNotes: 'ملاحظات الإصدار',
    about: 'نبذة عنا',
    contact: 'اتصل بنا',
    terms: 'الشروط',
    privacy: 'الخصوصية',
    social: 'صفحاتنا على الشبكات الاجتماعية',
    dataAsOf: ({ at }) => `البيانات حتى \u2068${at}\u2069`,
    version: ({ version }) => `الإصدار ${version}`,
  },
  AppHeader: {
    skip: 'الانتقال إلى المحتوى',
    navigation: 'التنقل الرئيسي',
    openMenu: 'فتح القائمة',
    menu: 'القائمة',
    support: 'الدعم',
    logIn: 'تسجيل الدخول',
    new: 'جديد',
    withNews: 'فيها جديد',
    newCount: ({ count }, { number }) => (count > 99 ? `${number(99)}+` : number(count)),
    newItems: ({ count }, { number }) => `الجديد: ${number(count)}`,
    workspace: 'مساحة العمل',
    inUse: 'قيد الاستخدام',
    signedInAs: ({ email }) => `سجّلت الدخول باسم ${isolated(email)}`,
    logOut: 'تسجيل الخروج',
    keys: ({ first, second }) => `${isolated(first)} ثم ${isolated(second)}`,
  },
  DisplayDialog: { title: 'العرض' },
  DisplayFields: {
    theme: 'المظهر',
    system: 'حسب النظام',
    light: 'فاتح',
    dark: 'داكن',
    contrast: 'تباين عالٍ',
    density: 'الكثافة',
    comfortable: 'مريحة',
    compact: 'متراصّة',
    language: 'اللغة',
    timeZone: 'المنطقة الزمنية',
    timeZoneText: 'تحدد معنى «اليوم» والتحية وساعة الملخصات البريدية.',
    ofBrowser: ({ zone }) => `كما في هذا الجهاز (${isolated(zone)})`,
    singleKeys: 'اختصارات المفتاح الواحد',
    singleKeysText: 'مثل / للبحث. تقبل الحقول دائمًا ما تكتبه.',
    companyCards: 'بطاقات الشركات',
    companyCardsText: 'أشِر إلى اسم شركة لترى أهم معلوماتها. يُحفظ في حسابك.',
    stored: 'يُحفظ على هذا الجهاز. وتُحفظ لغتك ومنطقتك الزمنية في حسابك أيضًا.',
  },
  GuidedTour: {
    take: 'ابدأ الجولة (دقيقة واحدة)',
    makeListTitle: 'أنشئ قائمة',
    makeList: 'اجمع الشركات التي تهمك في قائمة متابعة. تجد قوائمك في هذه القائمة.',
    followTitle: 'تابعها',
    follow: 'افتح قائمة واختر «متابعة». تظهر جولاتها وصفقاتها ومقالاتها في الصفحة الرئيسية وفي موجزك.',
    searchTitle: 'اضغط / للبحث',
    search: 'اعثر على الشركات والأسواق والأشخاص، أو انتقل إلى أي صفحة.',
    feedNewsTitle: 'موجزك',
    feedNews: 'اطّلع على أحدث ما يخص الشركات في قوائم متابعتك.',
    feedNavigationTitle: 'تابع المزيد',
    feedNavigation: 'أضف شركات إلى قائمة متابعة لترى أخبارها هنا.',
    feedUserTitle: 'مستجدات بالبريد الإلكتروني',
    feedUser: 'اختر من الإعدادات المستجدات التي تصلك بالبريد الإلكتروني.',
  },
  KeyList: {
    title: 'اختصارات لوحة المفاتيح',
    nextKey: 'ثم',
    otherKeys: 'أو',
    singleKeys: 'اختصارات المفتاح الواحد',
    singleKeysText: 'عند إيقافها لا تعمل إلا الاختصارات مع Ctrl أو Cmd. تقبل الحقول دائمًا ما تكتبه.',
    none: 'لا توجد اختصارات في هذه الصفحة.',
  },
  LandingPage: {
    tagline: 'فكّر على المدى البعيد.',
    pitch: 'ابحث في الشركات وأسواقها، وتابع ما يهمك منها.',
    totals: ({ companies, rounds }, formats) =>
      `${counted(companies, company, formats)} و${counted(rounds, round, formats)}، والأخبار التي تحرّكها.`,
    asOf: ({ day }) => `حتى ${day}`,
    search: 'البحث عن الشركات',
    searchExample: 'جرّب شركة: Voltmeer',
    freeAccount: 'احصل على حساب مجاني',
    logIn: 'تسجيل الدخول',
    home: 'الانتقال إلى الصفحة الرئيسية',
    toPlans: 'عرض الخطط',
    benefits: 'ما تحصل عليه',
    research: 'البحث',
    researchText: 'ابحث في الشركات وجولات التمويل والمستثمرين والأسواق، وقارن بينها في جدول واحد.',
    watchlists: 'قوائم المتابعة',
    watchlistsText: 'احتفظ بقوائم للشركات وشاركها مع غيرك وتابع ما يحدث لها.',
    news: 'الأخبار',
    newsText: 'اقرأ مقالات مختارة حسب السوق والموضوع، مرتبطة بالشركات التي تتناولها.',
  },
  MessagesPopover: {
    title: 'الرسائل',
    open: ({ unread }, { number }) => (unread === 0 ? 'الرسائل' : `الرسائل، غير المقروءة: ${number(unread)}`),
    unread: 'غير مقروءة',
    nothing: 'لا جديد لديك',
    noMessage: 'لا توجد رسائل بعد',
  },
  Navigation: navigation,
  Notices: {
    title: 'الإشعارات',
    unread: 'غير مقروء',
    readAll: 'تعليم الكل كمقروء',
    more: 'عرض الإشعارات الأقدم',
    'export-ready': ({ name }) => `الملف «${name}» جاهز للتنزيل`,
    invitation: ({ from, account }) => `دعاك \u2068${from}\u2069 إلى \u2068${account}\u2069`,
    'invitation-accepted': ({ email, account }) => `انضم \u2068${email}\u2069 إلى \u2068${account}\u2069`,
    'added-to-team': ({ team, account }) => `أُضفت إلى الفريق \u2068${team}\u2069 في \u2068${account}\u2069`,
    'removed-from-account': ({ account }) => `أُزلت من \u2068${account}\u2069`,
    'ownership-received': ({ from, account }) => `جعلك \u2068${from}\u2069 مالكًا لـ \u2068${account}\u2069`,
    'list-shared': ({ from, list }) => `شارك \u2068${from}\u2069 معك قائمة المتابعة «${list}»`,
    'payment-failed': ({ account }) => `فشل الدفع لـ \u2068${account}\u2069`,
    'plan-changed': ({ account, plan }) => `خطة \u2068${account}\u2069 الآن هي \u2068${plan}\u2069`,
    'plan-ends': ({ account, endsOn }, { shortDay }) => `تنتهي خطة \u2068${account}\u2069 في ${shortDay(endsOn)}`,
    'lists-read-only': ({ account, count }, { number, plural }) =>
      `تجاوز \u2068${account}\u2069 خطته: ${plural(Number(count), {
        one: 'قائمة متابعة واحدة للقراءة فقط',
        two: 'قائمتا متابعة للقراءة فقط',
        few: `${number(Number(count))} قوائم متابعة للقراءة فقط`,
        other: `${number(Number(count))} قائمة متابعة للقراءة فقط`,
      })}`,
    'referral-used': ({ account, code }) => `انضم شخص برمز الإحالة \u2068${code}\u2069 الخاص بـ \u2068${account}\u2069`,
    'view-news': ({ view, count, names }, { number }) =>
      `الجديد في طريقة العرض «${view}» (${number(Number(count))}): \u2068${names}\u2069`,
    'result-ready': ({ subject }) => `نتيجتك عن \u2068${subject}\u2069 جاهزة`,
    'result-failed': ({ subject }) => `تعذّر الحصول على نتيجة عن \u2068${subject}\u2069`,
  },
  PhoneBar: {
    label: 'تنقل سريع',
    home: 'الرئيسية',
    companies: 'الشركات',
    search: 'بحث',
    markets: 'الأسواق',
    watchlists: 'القوائم',
  },
  StatusPage: {
    notFound: 'الصفحة غير موجودة',
    notFoundText: 'تحقق من العنوان. ربما نُقلت الصفحة أو حُذفت.',
    noAccess: 'تعذّر العثور على هذا. ربما لم يعد موجودًا أو لم يُشارَك معك.',
    noAccessText: 'اطلب من المالك مشاركته معك، أو سجّل الدخول بحساب آخر.',
    home: 'الانتقال إلى الصفحة الرئيسية',
    support: 'التواصل مع الدعم',
  },
};
