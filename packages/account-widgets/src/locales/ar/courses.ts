import type { Translations } from '../Translations.ts';

export const courses: Pick<Translations, 'Courses' | 'CourseLesson' | 'CourseList' | 'LibraryList'> = {
  Courses: {
    product: 'المنتج',
    finance: 'المالية',
    sales: 'المبيعات',
    marketing: 'التسويق',
    growth: 'النمو',
    reports: 'التقارير',
    free: 'مجاني',
    paid: 'مدفوع',
    featured: 'مميّز',
    done: 'مكتمل',
    minutes: ({ minutes }, { number, plural }) =>
      plural(minutes, {
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: `${number(minutes)} دقائق`,
        other: `${number(minutes)} دقيقة`,
      }),
  },
  CourseLesson: {
    course: 'الدورة',
    videos: 'مقاطع الفيديو',
    captions: 'الإنجليزية',
    stoppedAt: ({ time }) => `توقّفت عند ${time}.`,
    placeUnsaved: 'لم يُحفظ موضعك في هذا المقطع بعد.',
    videoFailed: 'يتعذّر تشغيل هذا المقطع الآن.',
    retry: 'حاول مرة أخرى',
    lockedVideos: 'مقاطع الدورة كاملة',
    lockedVideo: ({ title, time }) => `${title} · ${time}`,
    attachments: 'المرفقات',
    download: 'تنزيل',
    downloadFailed: 'تعذّر تنزيل هذا الملف. حاول مرة أخرى.',
    markDone: 'وضع علامة مكتمل',
    markUndone: 'إزالة علامة مكتمل',
    progress: 'تقدّمك',
    next: 'التالي',
  },
  CourseList: {
    progress: ({ name }) => `التقدّم في ${name}`,
    empty: 'لم يُنشر شيء هنا بعد.',
  },
  LibraryList: {
    title: 'المكتبات',
    product: 'اكتشاف المشكلات وبناء ما يحلّها.',
    finance: 'الجولات والشروط والمدة المتبقية من السيولة.',
    sales: 'العملاء الأوائل والأسعار والمكالمات.',
    marketing: 'الكلمات والأخبار والانتباه.',
    growth: 'التجارب وما يُستفاد من نتائجها.',
  },
};
