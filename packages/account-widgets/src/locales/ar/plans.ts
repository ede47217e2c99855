import { type PlanId, planDescriptions } from '@fs/api-contract';
import { type ArabicNoun, counted, isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';
import { seat, seatAsObject, team, teamAsObject, watchlist, watchlistAsObject } from './nouns.ts';

const freeMonth: ArabicNoun = {
  zero: 'لا أشهر مجانية',
  one: 'شهر مجاني',
  two: 'شهران مجانيان',
  few: 'أشهر مجانية',
  many: 'شهرًا مجانيًا',
  other: 'شهر مجاني',
};

/** Of the plans as they are delivered. An owner’s own descriptions stay as they are. */
const descriptions: Readonly<Record<PlanId, string>> = {
  'fuel-free': 'ابحث في الشركات والأسواق، واقرأ الأخبار، واحتفظ بقائمة متابعة واحدة.',
  'fuel-individual': 'ملفات الشركات كاملةً وما يصل إلى 5 قوائم متابعة.',
  'fuel-individual-plus': 'ملفات الشركات كاملةً وقوائم متابعة بلا حد.',
  'fuel-teams': 'ملفات الشركات كاملةً، ومساحة عمل مشتركة بقوائم متابعة بلا حد وما يصل إلى 3 فرق.',
};

export const plans: Pick<
  Translations,
  | 'Checkout'
  | 'CheckoutConfirmation'
  | 'CheckoutProblem'
  | 'MarketingPanel'
  | 'PlanCards'
  | 'PlanDifferences'
  | 'PlanQuestions'
  | 'ReferralOffer'
> = {
  Checkout: {
    title: 'راجع خطتك',
    plans: 'مقارنة الخطط',
    plan: 'الخطة',
    for: 'لصالح',
    billing: 'الفوترة',
    monthly: 'شهرية',
    yearly: 'سنوية',
    seats: 'المقاعد',
    seatsText: ({ included, amount, period }, formats) =>
      `تشمل ${counted(included, seatAsObject, formats)}. كل مقعد إضافي بسعر ${isolated(`$${formats.number(amount)}`)} ${period === 'year' ? 'سنويًا' : 'شهريًا'}.`,
    free: ({ months }, formats) => counted(months, freeMonth, formats),
    invited: ({ name }) => `بدعوة من ${isolated(name)}`,
    today: 'الإجمالي اليوم',
    dollars: ({ amount }, { hundredths }) => `$${hundredths(amount)}`,
    renews: ({ amount, day, period }, { hundredths, shortDay }) =>
      `تتجدد في ${shortDay(day)} بسعر ${isolated(`$${hundredths(amount)}`)} ${period === 'year' ? 'سنويًا' : 'شهريًا'}.`,
    cancel: ({ day }, { shortDay }) => `ألغِ قبل ${shortDay(day)} كي لا تدفع المزيد. ويعمل كل شيء حتى ذلك اليوم.`,
    freeThen: ({ amount, day, period }, { hundredths, shortDay }) =>
      `ثم ${isolated(`$${hundredths(amount)}`)} ${period === 'year' ? 'سنويًا' : 'شهريًا'} بدءًا من ${shortDay(day)}`,
    noCard: ({ day }, { shortDay }) =>
      `لا حاجة إلى بطاقة الآن. ومن دونها في ${shortDay(day)} تنتهي الخطة ولا يُحتسب شيء.`,
    tax: 'الأسعار تشمل الضريبة، وتظهر في فواتيرك.',
    test: 'هذا دفع تجريبي. لا يُحتسب أي مبلغ.',
    pay: 'المتابعة إلى الدفع',
    startFree: ({ months }, formats) => `ابدأ ${counted(months, freeMonth, formats)}`,
    canceled: 'ألغيت الدفع. لم يُحتسب أي مبلغ، وما زال طلبك هنا.',
    declined: 'رُفضت بطاقتك. لم يُحتسب أي مبلغ. تابع إلى الدفع واستخدم بطاقة أخرى.',
    failed: 'تعذّر تحديث معلومات الخطة.',
    contact: 'يُرجى التواصل مع الدعم.',
    support: 'التواصل مع الدعم',
  },
  CheckoutConfirmation: {
    confirming: 'جارٍ تأكيد الدفع',
    confirmingText: 'يستغرق ذلك بضع ثوانٍ. يُرجى عدم الدفع مرة أخرى.',
    paid: ({ plan }) => `خطتك الآن ${isolated(plan)}`,
    paidText: 'كل ما تشمله خطتك يعمل من الآن.',
    goOn: 'متابعة',
    late: 'لم يُؤكَّد دفعك بعد',
    lateText: 'لن يُحتسب المبلغ مرتين. تبدأ خطتك فور تأكيد الدفع، حتى من دون هذه الصفحة.',
    checkAgain: 'التحقق مرة أخرى',
    unpaid: 'لم يكتمل هذا الدفع',
    unpaidText: 'لم يُحتسب أي مبلغ. اختر خطة للبدء من جديد.',
    plans: 'مقارنة الخطط',
    failed: 'تعذّر تحديث معلومات الخطة.',
    contact: 'يُرجى التواصل مع الدعم.',
    support: 'التواصل مع الدعم',
  },
  CheckoutProblem: {
    invalidPlan: ({ id }) => `خطة غير صالحة: ${isolated(id)}`,
    invalidReferral: ({ id }) => `إحالة غير صالحة: ${isolated(id)}`,
    nothingChanged: 'لم يتغير شيء ولم يُحتسب أي مبلغ.',
    paying: ({ name }) => `لدى ${isolated(name)} خطة بالفعل.`,
    payingText: 'غيّرها في بوابة الفوترة، فالخطة الثانية تُحتسب مرتين.',
    notOwner: 'لا يمكن الدفع لمساحة العمل هذه إلا لمالكيها.',
    notOwnerText: 'اطلب ذلك من أحدهم. لم يتغير شيء ولم يُحتسب أي مبلغ.',
    own: 'لا يمكنك استخدام رمز الإحالة الخاص بك.',
    ownText: 'شاركه مع الآخرين. ويمكنك اختيار خطة بنفسك.',
    used: 'استخدمت رمز إحالة من قبل.',
    usedText: 'يمكن أن يبدأ الحساب برمز واحد فقط. ويمكنك اختيار خطة بنفسك.',
    plans: 'مقارنة الخطط',
    toBilling: 'فتح الفوترة',
  },
  MarketingPanel: {
    welcome: 'فكّر على المدى البعيد.',
    welcomeLead: 'ابحث في الشركات والأسواق والتمويل في مكان واحد، وشارك ما تجده مع فريقك.',
    news: 'نبض أسواقك في بريدك الإلكتروني',
    newsLead: 'اختر الأسواق التي تتابعها. نرسل إليك ما تغيّر ولا شيء غيره.',
    free: 'Free',
    individual: 'Individual',
    individualPlus: 'Individual Plus',
    team: 'Teams',
    plan: ({ plan }) => `تشمل خطة ${isolated(plan)}`,
    month: ({ total }, { number }) => `$${number(total)} شهريًا`,
    year: ({ total }, { number }) => `$${number(total)} سنويًا`,
    seats: ({ count }, formats) => counted(count, seat, formats),
    search: 'البحث في الشركات والأسواق وجولات التمويل',
    readNews: 'قراءة أخبار كل الأسواق',
    watchlists: ({ count }, formats) => `حتى ${counted(count, watchlistAsObject, formats)}`,
    unlimited: 'قوائم متابعة بلا حدود',
    profiles: 'ملفات الشركات كاملة',
    teams: ({ count }, formats) => `حتى ${counted(count, teamAsObject, formats)} في مساحة عمل واحدة`,
    ambassador: 'إحالة السفراء',
  },
  PlanCards: {
    description: ({ plan }) =>
      plan.description === planDescriptions[plan.id] ? descriptions[plan.id] : plan.description,
    title: 'الخطط',
    lead: 'ابدأ مجانًا. رقِّ خطتك في أي وقت.',
    billing: 'الفوترة',
    monthly: 'شهرية',
    yearly: 'سنوية',
    dollars: ({ amount }, { number }) => `$${number(amount)}`,
    month: 'شهريًا',
    year: 'سنويًا',
    saved: ({ amount, months }, formats) =>
      `وفّر ${isolated(`$${formats.number(amount)}`)}${months === 0 ? '' : ` (${counted(months, freeMonth, formats)})`}`,
    notOffered: 'غير متاحة مع فترة الفوترة هذه.',
    watchlists: ({ count }, formats) =>
      count === 1 ? counted(count, watchlist, formats) : `حتى ${counted(count, watchlistAsObject, formats)}`,
    allWatchlists: 'قوائم متابعة بلا حدود',
    teams: ({ count }, formats) =>
      count === 1 ? counted(count, team, formats) : `حتى ${counted(count, teamAsObject, formats)}`,
    allTeams: 'فرق بلا حدود',
    seats: 'المقاعد',
    seatsByMonth: ({ included, amount }, formats) =>
      `تشمل الخطة ${counted(included, seatAsObject, formats)}. المقعد الإضافي بـ ${isolated(`$${formats.number(amount)}`)} شهريًا.`,
    seatsByYear: ({ included, amount }, formats) =>
      `تشمل الخطة ${counted(included, seatAsObject, formats)}. المقعد الإضافي بـ ${isolated(`$${formats.number(amount)}`)} سنويًا.`,
    freeAccount: 'احصل على حساب مجاني',
    start: ({ plan }) => `ابدأ مع ${isolated(plan)}`,
    upgrade: ({ plan }) => `الترقية إلى ${isolated(plan)}`,
    request: ({ plan }) => `طلب ${isolated(plan)}`,
    change: ({ plan }) => `الانتقال إلى ${isolated(plan)}`,
    payer: 'فريقك يدفع',
    payerText: ({ name }) => `خطتك جزء من ${isolated(name)}. يمكن لأحد مالكي المؤسسة تغييرها.`,
    owned: ({ name }) => `خطتك جزء من ${isolated(name)}. أنت من مالكيها، وتدير الخطة في فوترتها.`,
    openBilling: ({ name }) => `فتح فوترة ${isolated(name)}`,
    recommended: 'نوصي بها للبحث اليومي',
    samples: 'هذه أسعار نموذجية. يحدد مالك هذا الخادم الأسعار الفعلية.',
    current: 'خطتك الحالية',
    toChange: 'يُعدّ فريق الدعم خطتك ويرد عليك بالبريد الإلكتروني. لن يُحصَّل أي مبلغ قبل موافقتك.',
    support: 'التواصل مع الدعم',
    empty: 'لا توجد خطط متاحة حاليًا.',
  },
  PlanDifferences: {
    title: 'ما تشمله كل خطة',
    caption: 'مقارنة الخطط بندًا بندًا',
    feature: 'الميزة',
    search: 'البحث في الشركات والأسواق والجولات',
    news: 'أخبار الشركات والأسواق',
    watchlists: 'قوائم المتابعة',
    investments: 'استثمارات المستثمر',
    portfolio: 'شركات المحفظة',
    coinvestors: 'المستثمرون المشاركون',
    urlMetrics: 'مقاييس الموقع الإلكتروني',
    teams: 'الفرق في مساحة عمل مشتركة',
    count: ({ count }, { number }) => number(count),
    unlimited: 'بلا حدود',
    yes: 'مشمول',
    no: 'غير مشمول',
    latest: 'من أحدث 10 استثمارات',
    all: 'الكل',
  },
  PlanQuestions: {
    title: 'أسئلة عن الخطط',
    renewal: 'هل تتجدد الخطة المدفوعة تلقائيًا، وكيف ألغيها؟',
    renewalAnswer:
      'نعم، كل شهر أو كل سنة. ترى اليوم والمبلغ قبل الدفع. ويمكنك الإلغاء في بوابة الفوترة في أي وقت: يعمل كل شيء حتى نهاية المدة المدفوعة.',
    cancel: 'ماذا يحدث لقوائم متابعتي إذا عدت إلى خطة Free؟',
    cancelAnswer: 'تحتفظ بها كلها ويمكنك الاطلاع عليها. لا يمكنك إنشاء قوائم جديدة إلى أن يقل عددها عما تسمح به خطتك.',
    tax: 'هل تشمل الأسعار ضريبة القيمة المضافة أو ضريبة المبيعات؟',
    taxAnswer: 'نعم. الأسعار بالدولار الأمريكي شاملةً الضريبة، فتدفع ما تراه. وتُظهر فواتيرك الضريبة.',
    seats: 'كيف تعمل المقاعد؟',
    seatsAnswer:
      'تضم مساحة عمل Teams 5 مقاعد أو أكثر. يضيف كل مقعد زائد على المقاعد المشمولة السعر المذكور في البطاقة، ويتغير المجموع مع اختيارك.',
  },
  ReferralOffer: {
    free: ({ months }, formats) => counted(months, freeMonth, formats),
    today: 'المطلوب اليوم',
    month: ({ total, day }, { hundredths, shortDay }) => `ثم $${hundredths(total)} شهريًا ابتداءً من ${shortDay(day)}`,
    year: ({ total, day }, { hundredths, shortDay }) => `ثم $${hundredths(total)} سنويًا ابتداءً من ${shortDay(day)}`,
  },
};
