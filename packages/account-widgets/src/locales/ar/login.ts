import { type ArabicNoun, counted, isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';

/** After a preposition, as in «عن حرفين». */
const letter: ArabicNoun = {
  zero: 'لا أحرف',
  one: 'حرف واحد',
  two: 'حرفين',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
};

export const login: Pick<
  Translations,
  | 'AuthWall'
  | 'ConfirmResetForm'
  | 'ConfirmSignUpForm'
  | 'LoginFields'
  | 'LoginPage'
  | 'PasswordResetForm'
  | 'Provisioning'
  | 'ReferralInvitation'
  | 'SignInForm'
  | 'SignUpForm'
> = {
  AuthWall: { login: 'تسجيل الدخول', freeAccount: 'احصل على حساب مجاني' },
  ConfirmResetForm: {
    title: 'اختر كلمة مرور جديدة',
    sent: 'أرسلنا رمزًا إلى بريدك الإلكتروني.',
    password: 'كلمة المرور الجديدة',
    repeated: 'تأكيد كلمة المرور',
    different: 'يجب أن تطابق كلمة المرور تأكيدها!',
    change: 'تغيير كلمة المرور',
    noCode: 'لم يصلك الرمز أو انتهت صلاحيته؟',
    again: 'إرسال رمز جديد',
    remembered: 'تذكرت كلمة المرور؟',
    signIn: 'تسجيل الدخول',
  },
  ConfirmSignUpForm: {
    title: 'أكّد بريدك الإلكتروني',
    lead: 'أدخل الرمز الذي أرسلناه إلى بريدك الإلكتروني.',
    codeSent: 'أرسلنا إليك رمز التأكيد.',
    codeResent: 'أُرسل رمز تأكيد جديد.',
    confirm: 'تأكيد',
    noCode: 'لم يصلك الرمز أو انتهت صلاحيته؟',
    resend: 'إرسال رمز جديد',
    haveAccount: 'أكّدت بريدك من قبل؟',
    signIn: 'تسجيل الدخول',
  },
  LoginFields: {
    email: 'البريد الإلكتروني',
    emailMissing: 'يُرجى إدخال بريدك الإلكتروني!',
    emailInvalid: 'يُرجى إدخال بريد إلكتروني صالح!',
    code: 'رمز التأكيد',
    codeMissing: 'يُرجى إدخال رمز التأكيد!',
    passwordMissing: 'يُرجى إدخال كلمة المرور!',
    passwordShort: ({ shortest }, formats) => `يجب ألا تقل كلمة المرور عن ${counted(shortest, letter, formats)}.`,
    passwordHint: ({ shortest }, formats) => `لا تقل عن ${counted(shortest, letter, formats)}.`,
    repeatedMissing: 'تأكيد كلمة المرور مطلوب!',
    nameHint: 'من دون مسافات أو فواصل عليا أو أرقام. اربط أجزاء الاسم بشرطة: عبد-الله.',
    withGoogle: 'المتابعة باستخدام Google',
  },
  LoginPage: { version: ({ version }) => `الإصدار ${version}` },
  PasswordResetForm: {
    title: 'إعادة تعيين كلمة المرور',
    lead: 'سنرسل إليك رمزًا بالبريد الإلكتروني لاختيار كلمة مرور جديدة.',
    send: 'إرسال الرمز',
    unknown: 'لم يُعثر على اسم المستخدم. ربما سجّلت الدخول باستخدام Google. يُرجى التواصل مع الدعم.',
    support: 'التواصل مع الدعم',
    remembered: 'تذكرت كلمة المرور؟',
    signIn: 'تسجيل الدخول',
  },
  Provisioning: {
    title: 'حسابك',
    working: 'جارٍ إعداد حسابك',
    takes: 'يستغرق هذا بضع ثوانٍ.',
    created: 'أُنشئ حسابك بنجاح!',
    exists: 'حسابك الشخصي موجود من قبل.',
    onwards: 'ننقلك إلى الصفحة الرئيسية…',
    goOn: 'متابعة',
    failed: 'حدث خطأ غير متوقع أثناء إعداد حسابك.',
    contact: 'يُرجى التواصل مع الدعم.',
    support: 'التواصل مع الدعم',
  },
  ReferralInvitation: {
    title: ({ product }) => `أنت مدعو إلى ${isolated(product)}`,
    from: ({ account }) => `تلقيت دعوة من ${isolated(account)}. أنشئ حسابًا لتحصل على مزاياك.`,
    invalid: ({ code }) => `رمز الدعوة غير صالح: ${isolated(code)}`,
    startFree: 'ابدأ مجانًا بدلًا من ذلك',
    signUp: 'إنشاء حساب',
    signIn: 'تسجيل الدخول',
  },
  SignInForm: {
    title: ({ product }) => `تسجيل الدخول إلى ${isolated(product)}`,
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    unknownUser: 'المستخدم غير موجود',
    googleHint: 'ربما سجّلت الدخول من قبل باستخدام Google.',
    confirmed: 'يُرجى تسجيل الدخول بحسابك الجديد.',
    passwordChanged: 'تغيّرت كلمة المرور. سجّل الدخول بكلمة المرور الجديدة.',
    forgot: 'نسيت كلمة المرور؟',
    reset: 'إعادة تعيين كلمة المرور',
    newHere: ({ product }) => `جديد على ${isolated(product)}؟`,
    signUp: 'إنشاء حساب',
  },
  SignUpForm: {
    title: ({ product }) => `إنشاء حساب في ${isolated(product)}`,
    firstName: 'الاسم الأول',
    firstNameMissing: 'يُرجى إدخال اسمك الأول!',
    lastName: 'اسم العائلة',
    lastNameMissing: 'يُرجى إدخال اسم عائلتك!',
    nameShort: 'يجب ألا يقل عن حرفين',
    nameLetters: 'يُسمح بالأحرف الأبجدية فقط!',
    password: 'كلمة المرور',
    repeated: 'تأكيد كلمة المرور',
    different: 'يجب أن يطابق التأكيد كلمة المرور!',
    terms: 'أوافق على الشروط والأحكام',
    readTerms: 'قراءة الشروط والأحكام',
    needsTerms: 'حدّد المربع للمتابعة.',
    tickFirst: 'حدّد المربع للمتابعة',
    orEmail: 'أو أنشئ حسابًا ببريدك الإلكتروني:',
    signUp: 'إنشاء حساب',
    haveAccount: 'لديك حساب؟',
    signIn: 'تسجيل الدخول',
  },
};
