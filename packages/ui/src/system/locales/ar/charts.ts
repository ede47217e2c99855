import type { Translations } from '../Translations.ts';

export const charts: Pick<Translations, 'Chart' | 'RankedBars' | 'Sparkline' | 'StatTile'> = {
  Chart: {
    asTable: 'عرض كجدول',
    asChart: 'عرض كمخطط',
    download: 'تنزيل',
    asCsv: 'القيم (CSV)',
    asPng: 'صورة (PNG)',
    downloadFailed: 'تعذّر حفظ الملف. حاول مرة أخرى.',
    loading: 'جارٍ التحميل',
    empty: 'لا توجد بيانات بعد',
    help: 'استخدم مفاتيح الأسهم للتنقل بين النقاط.',
    helpPress: 'اضغط على Enter لفتح ما تمثله النقطة.',
    helpSeries: 'استخدم مفتاحي السهم الأيمن والأيسر للتنقل بين النقاط، والأعلى والأسفل للتبديل بين السلاسل.',
    point: ({ label, value }) => `${label}: ${value}`,
    seriesPoint: ({ label, series, value }) => `${label}، ${series}: ${value}`,
    missing: 'لا بيانات',
    total: 'المجموع',
  },
  RankedBars: { share: 'الحصة' },
  Sparkline: {
    summary: ({ label, first, last, lowest, highest }) =>
      `${label}: من ${first} إلى ${last}، أدنى قيمة ${lowest}، أعلى قيمة ${highest}`,
    one: ({ label, value }) => `${label}: ${value}`,
    none: ({ label }) => `${label}: لا بيانات`,
  },
  StatTile: { up: 'ارتفاع بمقدار ', down: 'انخفاض بمقدار ', same: 'دون تغيير: ', loading: 'جارٍ التحميل' },
};
