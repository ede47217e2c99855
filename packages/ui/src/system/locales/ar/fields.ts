import type { Formats } from '../../formats/createFormats.ts';
import type { Translations } from '../Translations.ts';

export const fields: Pick<
  Translations,
  | 'ComboBox'
  | 'DateField'
  | 'DatePicker'
  | 'DynamicList'
  | 'Field'
  | 'Form'
  | 'MarkdownField'
  | 'MultiSelect'
  | 'NumberField'
  | 'PasswordField'
  | 'SearchField'
  | 'Select'
  | 'TagField'
  | 'TextArea'
> = {
  ComboBox: {
    open: 'عرض الخيارات',
    loading: 'جارٍ التحميل',
    empty: 'لا توجد نتائج.',
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
  },
  DateField: {
    clear: 'مسح التاريخ',
    tooEarly: ({ day: first }, { day }) => `اختر ${day(first)} أو تاريخًا بعده.`,
    tooLate: ({ day: last }, { day }) => `اختر ${day(last)} أو تاريخًا قبله.`,
    unavailable: 'هذا التاريخ غير متاح. اختر تاريخًا آخر.',
  },
  DatePicker: { open: 'عرض التقويم', previous: 'الشهر السابق', next: 'الشهر التالي' },
  DynamicList: {
    add: 'إضافة',
    item: ({ label, place }, { number }) => `${label} ${number(place)}`,
    tools: ({ name }) => `نقل ${name} أو إزالته`,
    up: ({ name }) => `نقل ${name} إلى أعلى`,
    down: ({ name }) => `نقل ${name} إلى أسفل`,
    remove: ({ name }) => `إزالة ${name}`,
    added: ({ name }) => `أُضيف ${name}.`,
    removed: ({ name, count }, { number }) => `أُزيل ${name}، والباقي ${number(count)}.`,
    moved: ({ name, place, count }, { number }) => `نُقل ${name} إلى الموضع ${number(place)} من ${number(count)}.`,
    least: ({ count }, { number }) => `أضف ${number(count)} على الأقل.`,
    most: ({ count }, { number }) => `يمكنك إضافة ما يصل إلى ${number(count)}.`,
  },
  Field: { required: 'مطلوب' },
  Form: {
    title: ({ count }, { number, plural }) => {
      const counted = number(count);
      const fields = plural(count, {
        one: 'حقلًا واحدًا',
        two: 'حقلين',
        few: `${counted} حقول`,
        many: `${counted} حقلًا`,
        other: `${counted} حقل`,
      });
      return `تحقق من ${fields} وحاول مرة أخرى.`;
    },
    problem: ({ label, message }) => `${label}: ${message}`,
    required: 'هذا الحقل مطلوب.',
    email: 'أدخل بريدًا إلكترونيًا مثل name@company.com.',
    url: 'أدخل عنوان موقع مثل https://company.com.',
  },
  MarkdownField: {
    loading: 'جارٍ التحميل',
    write: 'كتابة',
    preview: 'معاينة',
    nothing: 'لا يوجد ما يُعاين بعد.',
    tools: 'التنسيق',
    text: 'نمط النص',
    blocks: 'نمط الفقرة',
    bold: 'غامق',
    italic: 'مائل',
    code: 'شفرة',
    heading: 'عنوان',
    list: 'قائمة',
    quote: 'اقتباس',
    link: 'رابط',
    shortcut: ({ key }) => `Ctrl+${key}`,
  },
  MultiSelect: {
    placeholder: 'اختر',
    loading: 'جارٍ التحميل',
    open: 'عرض الخيارات',
    chosen: ({ label }) => `المختار في ${label}`,
    count: ({ count }, { number }) => `اختير ${number(count)}`,
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
  NumberField: { increase: 'زيادة', decrease: 'إنقاص' },
  PasswordField: { show: 'إظهار كلمة المرور' },
  SearchField: { clear: 'مسح البحث' },
  Select: { placeholder: 'اختر', empty: 'لا توجد خيارات' },
  TagField: {
    tags: ({ label }) => `المُضاف إلى ${label}`,
    total: ({ count }, { number }) => `عدد المُضاف ${number(count)}.`,
    count: ({ count, most }, { number }) => `${number(count)} / ${number(most)}`,
    limit: ({ most }, { number }) => `حتى ${number(most)}.`,
    full: ({ most }, { number }) => `بلغت الحد الأقصى ${number(most)}. أزل واحدًا لتضيف غيره.`,
    added: ({ name }) => `أُضيف ${name}.`,
    addedMany: ({ count }, { number }) => `عدد ما أُضيف ${number(count)}.`,
    repeated: ({ name }) => `${name} مُضاف من قبل.`,
    repeatedMany: ({ count }, { number }) => `عدد ما أُضيف من قبل ${number(count)}.`,
    removed: ({ name }) => `أُزيل ${name}.`,
    problem: ({ name, problem }) => `${name}: ${problem}`,
  },
  TextArea: {
    count: ({ length, most }, { number }) => `${number(length)} / ${number(most)}`,
    limit: ({ most }, { plural, number }) => `حتى ${characters(most, { plural, number })}.`,
    left: ({ left }, { plural, number }) => `بقي ${characters(left, { plural, number })}`,
  },
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
