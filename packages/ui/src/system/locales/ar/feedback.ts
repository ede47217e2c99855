import type { Translations } from '../Translations.ts';

export const feedback: Pick<
  Translations,
  | 'Banner'
  | 'ErrorPage'
  | 'ErrorState'
  | 'LoadFailure'
  | 'LoadableView'
  | 'Notice'
  | 'Splash'
  | 'Toasts'
  | 'UpdateBanner'
> = {
  Banner: { dismiss: 'إغلاق' },
  ErrorPage: {
    title: 'حدث خطأ ما',
    text: 'حدث خطأ غير متوقع أثناء تحميل هذه الصفحة. يُرجى المحاولة مرة أخرى أو التواصل مع الدعم',
    reload: 'إعادة التحميل',
    contactSupport: 'التواصل مع الدعم',
  },
  ErrorState: { retry: 'إعادة المحاولة' },
  LoadFailure: {
    failed: 'تعذّر تحميل هذا.',
    offline: 'أنت غير متصل. حاول مرة أخرى عند عودة الاتصال.',
    retry: 'إعادة المحاولة',
    reload: 'إعادة تحميل الصفحة',
  },
  LoadableView: {
    loading: 'جارٍ التحميل',
    stale: 'تُعرض البيانات المحفوظة ريثما نتحقق من التحديثات.',
    partial: 'تعذّر تحميل جزء من هذا.',
    offline: 'أنت غير متصل. سيُحمَّل هذا عند عودة الاتصال.',
    offlineWithLast: 'أنت غير متصل. تُعرض آخر نسخة حُمِّلت.',
    failedWithLast: ({ message }) => `${asSentence(message)} تُعرض آخر نسخة حُمِّلت.`,
    'signed-out': 'سجّل الدخول لرؤية هذا.',
    forbidden: 'تعذّر العثور على هذا. ربما لم يعد موجودًا أو لم يُشارَك معك.',
    withheld: 'هذا غير متاح لك ضمن ما لديك.',
  },
  Notice: {
    retry: 'إعادة المحاولة',
    info: 'ملاحظة: ',
    positive: 'نجاح: ',
    caution: 'تحذير: ',
    critical: 'خطأ: ',
  },
  Splash: { tagline: 'فكّر على المدى البعيد.', starting: 'جارٍ البدء' },
  Toasts: { region: 'الإشعارات', dismiss: 'إغلاق' },
  UpdateBanner: { available: 'إصدار جديد جاهز.', update: 'التحديث الآن' },
};

function asSentence(text: string): string {
  return /[.!?؟…]$/.test(text) ? text : `${text}.`;
}
