import { counted, isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';
import { periods, seatAsObject } from './nouns.ts';

export const account: Pick<
  Translations,
  | 'AccountBilling'
  | 'BillingDetails'
  | 'AccountData'
  | 'AccountNotifications'
  | 'AccountProfile'
  | 'AccountSections'
  | 'AccountSecurity'
  | 'ApiTokens'
  | 'Experiments'
  | 'LinkedSlack'
  | 'SlackConfirm'
  | 'ViewAlerts'
> = {
  BillingDetails: {
    plan: 'الخطة',
    grantedBy: ({ kind, name }) => {
      if (kind === 'organization') return `تأتي مع ${isolated(name ?? 'مؤسستك')}`;
      if (kind === 'referral') return name === null ? 'أشهر مجانية بإحالة' : `أشهر مجانية من ${isolated(name)}`;
      if (kind === 'payment') return 'مدفوعة بالبطاقة';
      return kind === 'staff' ? 'أعدّها الدعم' : '';
    },
    seats: 'المقاعد',
    seatsUsed: ({ used, seats }, { number }) => `${number(used)} من ${number(seats)} مستخدمة`,
    renews: 'التجديد',
    renewal: ({ cents, day, period }, { hundredths, shortDay }) => {
      const per = period === 'year' ? ' سنويًا' : ' شهريًا';
      return `${shortDay(day)} بسعر ${isolated(`$${hundredths(cents / 100)}`)}${period === null ? '' : per}`;
    },
    addCard: ({ day }, { shortDay }) =>
      `أضف بطاقة في بوابة الفوترة قبل ${shortDay(day)}. ومن دونها تنتهي الخطة عندها ولا يُحتسب شيء.`,
    ends: ({ day }, { shortDay }) => `أُلغيت خطتك. يعمل كل شيء حتى ${shortDay(day)}، ولا يُحذف شيء عندها.`,
    paymentFailed: ({ day }, { shortDay }) =>
      `تعذّر الدفع في ${shortDay(day)}. استخدم بطاقة أخرى في بوابة الفوترة للاحتفاظ بالخطة.`,
    readOnly: ({ day }, { shortDay }) => `تعذّر الدفع في ${shortDay(day)}. القوائم للقراءة فقط حتى يُعالج ذلك.`,
    ended: 'انتهت الخطة. القوائم للقراءة فقط حتى تُجدَّد.',
    pending: 'لم تُدفع قيمة مساحة العمل هذه بعد. لم يُحتسب أي مبلغ.',
    finish: 'إتمام الدفع',
    open: ({ plan }) => `لم تُتمّ دفع خطة ${isolated(plan)}. لم يُحتسب أي مبلغ.`,
    portal: 'فتح بوابة الفوترة',
    fix: 'معالجة الدفع',
    failed: 'تعذّر فتح صفحة الدفع',
    invoices: 'الفواتير',
    noInvoices: 'لا فواتير بعد',
    invoice: ({ day, description, cents, tax, taxLabel }, { hundredths, shortDay }) => {
      const included = taxLabel === null ? '' : ` منها ${isolated(`${taxLabel} $${hundredths(tax / 100)}`)}`;
      return `${shortDay(day)}: ${isolated(description)}، ${isolated(`$${hundredths(cents / 100)}`)}${included}`;
    },
    paid: 'مدفوعة',
    unpaid: 'غير مدفوعة',
    canceled: 'ملغاة',
    view: 'عرض الفاتورة',
  },
  AccountBilling: {
    title: 'الفوترة',
    plan: 'الخطة',
    includes: 'تشمل',
    usage: 'الاستخدام',
    plans: 'مقارنة الخطط',
    chosen: ({ name, total, period, seats }, formats) =>
      `اخترت ${isolated(name)}: ${isolated(`$${formats.number(total)}`)} ${periods[period]}${seats === null ? '' : ` مقابل ${counted(seats, seatAsObject, formats)}`}`,
    chosenCheckout: 'لن يُحصَّل أي مبلغ قبل تأكيدك.',
    chosenRequest: 'يُعدّ فريق الدعم خطتك ويرد عليك بالبريد الإلكتروني. لن يُحصَّل أي مبلغ قبل موافقتك.',
    toCheckout: 'المتابعة إلى الدفع',
    toRequest: ({ plan }) => `طلب ${isolated(plan)}`,
    drop: 'ليس الآن',
    toChange: 'لتغيير خطتك، تواصل مع الدعم.',
    support: 'التواصل مع الدعم',
  },
  AccountData: {
    title: 'بياناتك',
    download: 'تنزيل البيانات',
    downloadText: 'كل ما نحفظه عنك في ملف JSON واحد.',
    remove: 'حذف الحساب',
    removeText: 'سترى أولًا ما يحدث لقوائمك ومؤسساتك.',
    dialog: 'حذف الحساب؟',
    handedOn: ({ count }, { number }) => `قوائم متابعة يمكن لآخرين تعديلها وتنتقل إليهم: ${number(count)}.`,
    deleted: ({ count, shared }, { number }) =>
      `قوائم متابعة تُحذف: ${number(count)}${shared > 0 ? `، منها ظاهرة لآخرين: ${number(shared)}` : ''}.`,
    others: 'يُحذف ملفك وإعداداتك وطرق العرض والإشعارات، ولا يمكن التراجع عن ذلك.',
    organization: ({ name, members, lists }, { number }) =>
      `حذف \u2068${name}\u2069 (أشخاص آخرون: ${number(members)}، قوائم متابعة: ${number(lists)})`,
    organizations: 'مؤسسات تملكها وحدك',
    organizationsHint: 'للاحتفاظ بإحداها، سلّمها أولًا إلى شخص آخر.',
    paying: ({ names }, { list }) => `ألغِ أولًا خطة \u2068${list(names, 'and')}\u2069.`,
    password: 'كلمة المرور',
    passwordHint: 'ليست لديك؟ عيّن واحدة من صفحة تسجيل الدخول عبر «إعادة تعيين كلمة المرور».',
    passwordMissing: 'أدخل كلمة المرور.',
    organizationMissing: 'أكّد كل مؤسسة، أو سلّمها أولًا.',
    next: 'التالي',
    cancel: 'إلغاء',
    toWorkspaces: 'فتح مساحات العمل',
  },
  AccountNotifications: {
    title: 'الإشعارات',
    pulses: 'نبض السوق',
    pulsesHint: 'نشرات بريدية حسب الموضوع.',
    noPulses: 'لا توجد قوائم «نبض السوق» متاحة حاليًا.',
    watchlists: 'رسائل أخبار قوائم المتابعة',
    watchlistsHint: 'يمكنك أيضًا إيقافها لكل قائمة على حدة.',
    frequency: 'كم مرة',
    daily: 'كل صباح عند وجود جديد',
    weekly: 'كل يوم اثنين عن الأسبوع',
    wouldHave: ({ count, days }, { number }) => `الرسائل التي كانت ستُرسل خلال ${number(days)} يومًا: ${number(count)}`,
    notices: 'الإشعارات بالبريد',
    noticesHint: 'الدعوات والمدفوعات والملفات الجاهزة. وهي دائمًا في أعلى الصفحة أيضًا.',
    messages: 'رسائل بريد عن الرسائل',
    messagesHint: 'عن الرسائل غير المقروءة في القنوات الخاصة أثناء غيابك، مرة كل 4 ساعات كحدّ أقصى.',
    paused: 'إيقاف هذه الرسائل مؤقتًا',
    pausedHint: 'لا يُرسل شيء مما سبق حتى تلغي هذا الخيار. تصل الرموز ورسائل الأمان دائمًا.',
    save: 'حفظ الإشعارات',
  },
  AccountProfile: {
    title: 'الملف الشخصي',
    firstName: 'الاسم الأول',
    firstNameMissing: 'يُرجى إدخال اسمك الأول!',
    lastName: 'اسم العائلة',
    lastNameMissing: 'يُرجى إدخال اسم عائلتك!',
    nameShort: 'يجب ألا يقل عن حرفين',
    nameLetters: 'يُسمح بالأحرف الأبجدية فقط!',
    email: 'البريد الإلكتروني',
    emailHint: 'تسجّل الدخول بهذا العنوان. لا يمكن تغييره هنا.',
    save: 'حفظ الاسم',
    picture: 'صورة الملف الشخصي',
    pictureOf: ({ name }) => `صورة ${isolated(name)}`,
  },
  ApiTokens: {
    title: 'رموز الواجهة البرمجية',
    text: 'يتيح الرمز لبرنامج لك قراءة ما يمكنك رؤيته. عامله ككلمة المرور.',
    tokens: 'رموزك',
    none: 'لا توجد رموز بعد',
    created: 'انسخ الرمز الآن. لن تتمكن من رؤيته مجددًا.',
    secret: 'رمز جديد',
    copy: 'نسخ الرمز',
    seen: 'إخفاء الرمز',
    form: 'رمز جديد',
    name: 'الاسم',
    nameHint: 'مثل البرنامج الذي يستخدمه.',
    nameMissing: 'أدخل اسمًا.',
    scopes: 'يمكنه قراءة',
    scopesMissing: 'اختر ما يمكن للرمز قراءته.',
    research: 'الشركات والأسواق والتمويل والأشخاص والأخبار',
    watchlists: 'قوائم متابعتك',
    days: 'صالح لمدة',
    dayCount: ({ days }, { number }) => `${number(days)} يومًا`,
    create: 'إنشاء رمز',
    ends: ({ hint }) => `ينتهي بـ ${isolated(hint)}`,
    lastUsed: 'آخر استخدام',
    neverUsed: 'لم يُستخدم بعد',
    expires: 'تنتهي صلاحيته',
    revoke: ({ name }) => `إلغاء ${isolated(name)}`,
    revokeShort: 'إلغاء الرمز',
    revokeTitle: ({ name }) => `إلغاء «${isolated(name)}»؟`,
    revokeText: 'تتوقف البرامج التي تستخدمه فورًا. لا يمكن التراجع عن ذلك.',
  },
  ViewAlerts: {
    title: 'تنبيهات طرق العرض المحفوظة',
    text: 'تصلك مرة في اليوم ملاحظة بالجديد في طرق العرض هذه.',
    none: 'لا توجد تنبيهات بعد. افتح طريقة عرض محفوظة للشركات أو لجولات التمويل، وشغّل التنبيه من قائمة طرق العرض.',
    companies: 'الشركات',
    funding: 'جولات التمويل',
    checked: 'آخر فحص',
    turnOff: 'إيقاف',
    turnOffAlert: ({ name }) => `إيقاف تنبيه ${isolated(name)}`,
  },
  AccountSections: {
    sections: 'أقسام حسابك',
    display: 'العرض',
  },
  AccountSecurity: {
    title: 'الأمان',
    passwordTitle: 'تغيير كلمة المرور',
    current: 'كلمة المرور الحالية',
    currentMissing: 'أدخل كلمة المرور الحالية.',
    password: 'كلمة المرور الجديدة',
    repeated: 'تأكيد كلمة المرور الجديدة',
    different: 'يجب أن يطابق التأكيد كلمة المرور!',
    change: 'تغيير كلمة المرور',
    changed: 'تغيّرت كلمة المرور. سُجّل خروجك من الأجهزة الأخرى.',
    sessions: 'الأجهزة التي سجّلت الدخول منها',
    unknownDevice: 'جهاز غير معروف',
    thisDevice: 'هذا الجهاز',
    lastUsed: 'آخر استخدام',
    deviceOn: ({ browser, system }) => `${isolated(browser)} على ${isolated(system)}`,
    end: ({ device }) => `تسجيل الخروج من ${isolated(device)}`,
    endShort: 'تسجيل الخروج',
    endAll: 'تسجيل الخروج من كل الأجهزة',
    endAllText: 'ينهي كل الجلسات، بما فيها هذه.',
    none: 'تُدار جلساتك من خلال نظام تسجيل الدخول في مؤسستك.',
  },
  Experiments: {
    title: 'تجريبي',
    text: 'جرّب تغييرات التطبيق قبل أن تصل إلى الجميع. تسري عليك وحدك، وعلى كل أجهزتك.',
    onForMe: 'مفعّل لي',
    continuousRows: 'صفوف متصلة',
    continuousRowsText:
      'تبدأ جداول الشركات والجولات والأسواق كقائمة واحدة بكل الصفوف. وعدد الصفوف الذي تختاره له الأولوية.',
    wideTables: 'جداول بالعرض الكامل',
    wideTablesText: 'تبدأ الصفحات التي فيها جدول بعرض النافذة كاملًا. والعرض الذي تختاره له الأولوية.',
    keyHints: 'المفاتيح في القوائم',
    keyHintsText:
      'تعرض قوائم رأس الصفحة المفاتيح التي تفتح كل صفحة. يتطلب ذلك اختصارات المفتاح الواحد في إعدادات العرض.',
  },
  LinkedSlack: {
    title: 'Slack',
    slackUser: 'مستخدم Slack',
    linked: 'تاريخ الربط',
    unlink: 'إلغاء ربط Slack',
    unlinkTitle: ({ slackUserId }) => `هل تريد إلغاء ربط ${isolated(slackUserId)}؟`,
    unlinkText: 'لن يعرف حسابك مستخدم Slack الخاص بك بعد ذلك. لربطه مجددًا، افتح الرابط من Slack.',
    unlinkShort: 'إلغاء الربط',
  },
  SlackConfirm: {
    title: 'هل تريد ربط مستخدم Slack الخاص بك؟',
    text: 'قارن المعرّف بمعرّف العضو في ملفك الشخصي على Slack.',
    slackUser: 'مستخدم Slack',
    account: 'حسابك',
    replaces: 'يحل محل',
    warning:
      'لا تُكمل الربط إلا إذا فتحت هذه الصفحة من Slack الخاص بك. قد يربط رابط من شخص آخر مستخدمَه على Slack بحسابك.',
    link: 'ربط مستخدم Slack',
    cancel: 'عدم الربط',
    nothingLinked: 'لم يُربط شيء. إذا تكرر ذلك، فتواصل مع الدعم.',
    linkedTitle: 'مستخدم Slack الخاص بك مرتبط',
    linkedText: ({ slackUserId, email }) => `${isolated(slackUserId)} مرتبط بالحساب ${isolated(email)}.`,
    failed: 'حدث خطأ ما',
    failedText: 'لا يذكر هذا الرابط أي مستخدم Slack. افتحه من Slack مرة أخرى.',
    home: 'الانتقال إلى الصفحة الرئيسية',
  },
};
