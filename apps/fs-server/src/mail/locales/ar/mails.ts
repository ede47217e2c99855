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
  digest: {
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
};
