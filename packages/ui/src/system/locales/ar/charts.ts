import type { Translations } from '../Translations.ts';

export const charts: Pick<Translations, 'Chart' | 'RankedBars' | 'Sparkline' | 'StatTile'> = {
  Chart: {
    asTable: 'عرض كجدول',
    asChart: 'عرض كمخطط',
    loading: 'جارٍ التحميل',
    empty: 'لا يوجد ما يُرسم بعد.',
    help: 'اقرأ نقطة بعد نقطة بمفاتيح الأسهم.',
    helpSeries: 'اقرأ نقطة بعد نقطة بمفتاحي السهم الأيمن والأيسر، وسلسلة بعد سلسلة بالأعلى والأسفل.',
    point: ({ label, value }) => `${label}: ${value}`,
    seriesPoint: ({ label, series, value }) => `${label}، ${series}: ${value}`,
    missing: 'لا قيمة',
    total: 'المجموع',
  },
  RankedBars: { share: 'الحصة' },
  Sparkline: {
    summary: ({ label, first, last, lowest, highest }) =>
      `${label}: من ${first} إلى ${last}، أدنى قيمة ${lowest}، أعلى قيمة ${highest}`,
    one: ({ label, value }) => `${label}: ${value}`,
    none: ({ label }) => `${label}: لا قيمة`,
  },
  StatTile: { up: 'ارتفاع بمقدار ', down: 'انخفاض بمقدار ', same: 'دون تغيير: ', loading: 'جارٍ التحميل' },
};
