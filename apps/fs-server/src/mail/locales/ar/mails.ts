import type { MailTexts } from '../en/mails.ts';

/** Keeps a name or an amount together within the sentence around it, whichever way either is written. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

export const ar: MailTexts = {
  signUp: {
    subject: (product) => `أكّد بريدك الإلكتروني في ${isolated(product)}`,
    welcome: (product) => `مرحبًا بك في ${isolated(product)}. افتح هذا الرابط لتأكيد بريدك الإلكتروني:`,
    confirm: 'تأكيد البريد الإلكتروني',
    code: 'أو أدخل هذا الرمز:',
    contested:
      'سجّل شخص ما بهذا البريد الإلكتروني أكثر من مرة وبكلمات مرور مختلفة. لن تعمل إلا كلمة مرور واحدة: ' +
      'تلك التي اختيرت في النافذة التي تُدخل فيها الرمز أو تفتح الرابط.',
    end: 'تنتهي صلاحية الرمز بعد 24 ساعة. إن لم تكن قد سجّلت فتجاهل هذه الرسالة. لا يُنشأ أي حساب دون الرمز.',
  },
  password: {
    subject: (product) => `أعد تعيين كلمة مرورك في ${isolated(product)}`,
    code: 'أدخل هذا الرمز لإعادة تعيين كلمة مرورك:',
    end: 'تنتهي صلاحية الرمز بعد ساعة واحدة. إن لم تكن قد طلبته فتجاهل هذه الرسالة. لن تتغير كلمة مرورك.',
  },
  changeEmail: {
    subject: (product) => `أكّد بريدك الإلكتروني الجديد في ${isolated(product)}`,
    code: 'أدخل هذا الرمز في حسابك لاستخدام هذا العنوان من الآن:',
    end: 'تنتهي صلاحية الرمز بعد 24 ساعة. إن لم تكن قد طلبته فتجاهل هذه الرسالة. لا يتغير شيء دون الرمز.',
  },
  passwordChanged: {
    subject: (product) => `تغيّرت كلمة مرورك في ${isolated(product)}`,
    lead: 'تغيّرت كلمة مرور حسابك وسُجّل خروج الأجهزة الأخرى.',
    end: 'إن كنت أنت من غيّرها فلا داعي لفعل شيء. وإن لم تكن أنت فأعد تعيين كلمة مرورك في صفحة تسجيل الدخول.',
  },
  emailChanged: {
    subject: (product) => `تغيّر البريد الإلكتروني لحسابك في ${isolated(product)}`,
    lead: (email) =>
      `صار تسجيل دخولك بالعنوان ${isolated(email)} وسُجّل خروج الأجهزة الأخرى. لا يمكنك تسجيل الدخول بهذا العنوان بعد الآن.`,
    end: 'إن كنت أنت من غيّره فلا داعي لفعل شيء. وإن لم تكن أنت فتواصل مع الدعم فورًا:',
    support: 'التواصل مع الدعم',
  },
  alreadySignedUp: {
    subject: (product) => `لديك حساب في ${isolated(product)} من قبل`,
    lead: 'حاول شخص ما التسجيل بهذا العنوان، وله حساب من قبل.',
    end: 'إن كنت أنت فسجّل الدخول أو أعد تعيين كلمة مرورك. وإن لم تكن أنت فتجاهل هذه الرسالة.',
  },
  share: {
    subject: (who, product) => `شارك ${isolated(who)} معك قائمة متابعة على ${isolated(product)}`,
    lead: (who, email, list) => `شارك ${isolated(who)} (${isolated(email)}) معك قائمة المتابعة «${isolated(list)}».`,
    message: 'الرسالة المرفقة:',
    view: 'عرض قائمة المتابعة:',
    viewLabel: 'عرض قائمة المتابعة',
  },
  invitation: {
    subject: (account, product) => `انضم إلى ${account} على ${product}`,
    lead: (who, email, account) => `يدعوك ${who} (${email}) إلى ${account}.`,
    action: 'قبول الدعوة',
    existing: 'لديك حساب؟ سجّل الدخول واقبلها في مساحات العمل:',
    workspaces: 'مساحات العمل',
    end: (email) =>
      `هذه الدعوة لعنوان ${email} وحده. إذا كنت لا تريد الانضمام، فتجاهل هذه الرسالة. يمكنك المغادرة في أي وقت.`,
  },
  notice: {
    subject: (product) => `جديد بشأن حسابك في ${product}`,
    open: (product) => `فتح ${product}`,
    why: 'تصلك هذه الرسالة لأن الإشعارات تُرسل إليك بالبريد.',
    unsubscribe: 'إيقاف هذه الرسائل',
    'export-ready': ({ name }) => `الملف «${name}» جاهز للتنزيل.`,
    invitation: ({ from, account }) => `دعاك \u2068${from}\u2069 إلى \u2068${account}\u2069.`,
    'invitation-accepted': ({ email, account }) => `انضم \u2068${email}\u2069 إلى \u2068${account}\u2069.`,
    'added-to-team': ({ team, account }) => `أُضفت إلى الفريق \u2068${team}\u2069 في \u2068${account}\u2069.`,
    'removed-from-account': ({ account }) => `أُزلت من \u2068${account}\u2069.`,
    'ownership-received': ({ from, account }) => `جعلك \u2068${from}\u2069 مالكًا لـ \u2068${account}\u2069.`,
    'list-shared': ({ from, list }) => `شارك \u2068${from}\u2069 معك قائمة المتابعة «${list}».`,
    'payment-failed': ({ account }) =>
      `فشل الدفع لـ \u2068${account}\u2069. تحقق من وسيلة الدفع حتى لا يصبح شيء للقراءة فقط.`,
    'plan-changed': ({ account, plan }) => `خطة \u2068${account}\u2069 الآن هي \u2068${plan}\u2069.`,
    'plan-ends': ({ account, endsOn }) => `تنتهي خطة \u2068${account}\u2069 في ${endsOn}.`,
    'lists-read-only': ({ account, count }) =>
      `تجاوز \u2068${account}\u2069 خطته. قوائم المتابعة للقراءة فقط: ${count}. لم يُحذف شيء.`,
    'referral-used': ({ account, code }) =>
      `انضم شخص برمز الإحالة \u2068${code}\u2069 الخاص بـ \u2068${account}\u2069.`,
    'view-news': ({ view, count, names }) => `الجديد في طريقة العرض «${view}» (${count}): \u2068${names}\u2069`,
    'result-ready': ({ subject }) => `نتيجتك عن \u2068${subject}\u2069 جاهزة.`,
    'result-failed': ({ subject }) => `تعذّر الحصول على نتيجة عن \u2068${subject}\u2069.`,
  },
  unread: {
    subject: (product) => `رسائل غير مقروءة على ${isolated(product)}`,
    lead: 'تنتظرك رسائل في هذه القنوات:',
    channel: (name, count) => `${isolated(name)}: غير المقروء ${count}`,
    open: (product) => `فتح ${isolated(product)}`,
    why: 'تصلك هذه الرسالة لأنك غير متصل وتبقى رسائل غير مقروءة.',
    unsubscribe: 'إيقاف هذه الرسائل',
  },
  digest: {
    stop: 'لا تريد هذه الرسائل؟',
    unsubscribe: 'إلغاء الاشتراك',
    subject: (product) => `الجديد في قوائم متابعتك على ${isolated(product)}`,
    since: (moment) => `منذ ${moment}:`,
    more: (count) => `وغيرها: ${count}`,
    view: 'عرض قائمة المتابعة',
    manage: 'إدارة تفضيلات البريد:',
    notifications: 'الإشعارات',
    added: (name) => `أُضيفت إلى القائمة: ${isolated(name)}`,
    raised: (name, amount, round) =>
      amount === undefined
        ? `أتمّت ${isolated(name)} جولة تمويل (${isolated(round)})`
        : `جمعت ${isolated(name)} ${isolated(amount)} (${isolated(round)})`,
    acquired: (acquirer, acquired, amount) =>
      `استحوذت ${isolated(acquirer)} على ${isolated(acquired)}${amount === undefined ? '' : ` مقابل ${isolated(amount)}`}`,
    invested: (name, other) => `استثمرت ${isolated(name)} في ${isolated(other)}`,
  },
  content: {
    subject: (product) => `المقال الذي طلبته متاح على ${isolated(product)}`,
    available: 'المقال الذي طلبته متاح الآن:',
    open: 'فتح المقال',
  },
  answer: {
    subject: (product) => `الرد على رسالتك إلى ${isolated(product)}`,
    lead: 'هذا ردنا على ما كتبته لنا:',
    yours: 'كتبت:',
  },
};
