import { counted, isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';
import { periods, seatAsObject } from './nouns.ts';

export const account: Pick<
  Translations,
  'AccountBilling' | 'AccountNotifications' | 'AccountProfile' | 'AccountSecurity'
> = {
  AccountBilling: {
    title: 'الفوترة',
    plan: 'الخطة',
    includes: 'تشمل',
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
  AccountNotifications: {
    title: 'الإشعارات',
    pulses: 'نبض السوق',
    pulsesHint: 'نشرات بريدية حسب الموضوع.',
    noPulses: 'لا توجد قوائم «نبض السوق» متاحة حاليًا.',
    watchlists: 'رسائل أخبار قوائم المتابعة',
    watchlistsHint: 'يمكنك أيضًا إيقافها لكل قائمة على حدة.',
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
};
