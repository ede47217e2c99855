import type { Formats } from '../formats/createFormats.ts';
import type { Translations } from './Translations.ts';

/** Arabic texts of every component, for `MessagesProvider overrides={ar} language="ar"`. */
export const ar: Translations = {
  AvatarGroup: {
    over: ({ count }, { number }) => `+${number(count)}`,
    others: ({ count }, { number, plural }) => plural(count, { two: 'اثنان آخران', other: `${number(count)} آخرون` }),
  },
  Banner: { dismiss: 'إغلاق' },
  Breadcrumbs: { label: 'مسار التنقل' },
  Button: { pending: 'قيد التنفيذ' },
  Chart: {
    asTable: 'عرض كجدول',
    asChart: 'عرض كمخطط',
    loading: 'جارٍ التحميل',
    empty: 'لا يوجد ما يُرسم بعد.',
    help: 'اقرأ نقطة بعد نقطة بمفاتيح الأسهم.',
    point: ({ label, value }) => `${label}: ${value}`,
  },
  ComboBox: { open: 'عرض الخيارات', loading: 'جارٍ التحميل', empty: 'لا توجد نتائج.' },
  Confirm: { cancel: 'إلغاء' },
  CopyButton: {
    copy: 'نسخ',
    copied: 'تم النسخ',
    failed: 'تعذّر النسخ. حدّد النص وانسخه بنفسك.',
  },
  DateText: { today: 'اليوم', yesterday: 'أمس' },
  Dialog: { close: 'إغلاق' },
  ErrorPage: {
    title: 'حدث خطأ ما',
    text: 'حدث خطأ غير متوقع أثناء تحميل هذه الصفحة. يُرجى المحاولة مرة أخرى أو التواصل مع الدعم',
    reload: 'إعادة التحميل',
    contactSupport: 'التواصل مع الدعم',
  },
  ErrorState: { retry: 'إعادة المحاولة' },
  Field: { required: 'مطلوب' },
  FileSize: {
    bytes: ({ amount }, { number, plural }) => {
      const counted = number(amount);
      return plural(amount, { one: 'بايت واحد', two: 'بايتان', few: `${counted} بايتات`, other: `${counted} بايت` });
    },
    kilobytes: ({ amount }, { hundredths }) => `${hundredths(amount)} كيلوبايت`,
    megabytes: ({ amount }, { hundredths }) => `${hundredths(amount)} ميغابايت`,
    gigabytes: ({ amount }, { hundredths }) => `${hundredths(amount)} غيغابايت`,
  },
  Link: { newTab: ' (يُفتح في علامة تبويب جديدة)' },
  LoadableView: {
    loading: 'جارٍ التحميل',
    stale: 'تُعرض آخر نسخة محفوظة ريثما تُحمَّل نسخة أحدث.',
    partial: 'تعذّر تحميل جزء من هذا.',
    offline: 'أنت غير متصل. سيُحمَّل هذا عند عودة الاتصال.',
    offlineWithLast: 'أنت غير متصل. تُعرض آخر نسخة حُمِّلت.',
    failedWithLast: ({ message }) => `${asSentence(message)} تُعرض آخر نسخة حُمِّلت.`,
    'sign-in': 'سجّل الدخول لرؤية هذا.',
    upgrade: 'خطتك لا تشمل هذا.',
  },
  Markdown: {
    loading: 'جارٍ التحميل',
    code: 'شفرة',
    table: 'جدول',
    done: 'تم: ',
    open: 'للإنجاز: ',
    footnote: ({ name }) => `حاشية ${name}`,
    footnotes: 'الحواشي',
    back: 'العودة إلى النص',
  },
  MultiSelect: {
    placeholder: 'اختر',
    open: 'عرض الخيارات',
    chosen: ({ label }) => `المختار في ${label}`,
    count: ({ count }, { number }) => `اختير ${number(count)}.`,
    found: ({ count }, { number, plural }) => {
      const counted = number(count);
      return plural(count, {
        one: 'خيار واحد',
        two: 'خياران',
        few: `${counted} خيارات`,
        many: `${counted} خيارًا`,
        other: `${counted} خيار`,
      });
    },
    empty: 'لا توجد نتائج.',
  },
  Notice: {
    retry: 'إعادة المحاولة',
    info: 'ملاحظة: ',
    positive: 'تم: ',
    caution: 'تنبيه: ',
    critical: 'مشكلة: ',
  },
  NumberField: { increase: 'زيادة', decrease: 'إنقاص' },
  Pagination: {
    label: 'الصفحات',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: ({ page }, { number }) => `الصفحة ${number(page)}`,
    place: ({ page, pageCount }, { number }) => `الصفحة ${number(page)} من ${number(pageCount)}`,
  },
  PasswordField: { show: 'إظهار كلمة المرور' },
  SearchField: { clear: 'مسح البحث' },
  Select: { placeholder: 'اختر', empty: 'لا يوجد ما يمكن اختياره.' },
  Splash: { tagline: 'فكّر على المدى البعيد.', starting: 'جارٍ البدء' },
  StatTile: { up: 'ارتفاع بمقدار ', down: 'انخفاض بمقدار ', same: 'دون تغيير: ', loading: 'جارٍ التحميل' },
  Stepper: { done: 'اكتمل: ', current: 'الآن: ', ahead: 'لاحقًا: ' },
  Tag: { remove: ({ name }) => `إزالة ${name}` },
  TagList: {
    more: ({ count }, { number, plural }) => plural(count, { two: 'اثنان آخران', other: `${number(count)} أخرى` }),
    less: 'عرض أقل',
  },
  TextArea: {
    count: ({ length, most }, { number }) => `${number(length)} / ${number(most)}`,
    limit: ({ most }, { plural, number }) => `لا يزيد على ${characters(most, { plural, number })}.`,
    left: ({ left }, { plural, number }) => `بقي ${characters(left, { plural, number })}`,
  },
  Toasts: { region: 'الإشعارات', dismiss: 'إغلاق' },
  UpdateBanner: { available: 'إصدار جديد جاهز.', update: 'التحديث الآن' },
};

function characters(count: number, { number, plural }: Pick<Formats, 'number' | 'plural'>): string {
  const counted = number(count);
  return plural(count, {
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${counted} أحرف`,
    many: `${counted} حرفًا`,
    other: `${counted} حرف`,
  });
}

function asSentence(text: string): string {
  return /[.!?؟…]$/.test(text) ? text : `${text}.`;
}
