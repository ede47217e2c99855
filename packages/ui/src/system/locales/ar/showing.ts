import type { Translations } from '../Translations.ts';

export const showing: Pick<Translations, 'AvatarGroup' | 'DateText' | 'Markdown' | 'Stepper' | 'Tag' | 'TagList'> = {
  AvatarGroup: {
    over: ({ count }, { number }) => `+${number(count)}`,
    others: ({ count }, { number, plural }) =>
      plural(count, { one: 'واحد آخر', two: 'اثنان آخران', other: `${number(count)} آخرون` }),
  },
  DateText: { today: 'اليوم', yesterday: 'أمس', todayWithin: 'اليوم', yesterdayWithin: 'أمس' },
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
  Stepper: { done: 'اكتمل: ', current: 'الخطوة الحالية: ', ahead: 'التالي: ' },
  Tag: { remove: ({ name }) => `إزالة ${name}` },
  TagList: {
    more: ({ count }, { number, plural }) =>
      plural(count, { one: 'واحد آخر', two: 'اثنان آخران', other: `${number(count)} أخرى` }),
    less: 'عرض أقل',
  },
};
