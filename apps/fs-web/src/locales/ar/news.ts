import type { Translations } from '../Translations.ts';

export const news: Pick<Translations, 'News' | 'Editors'> = {
  Editors: {
    courses: 'أدلة الاستشارات',
    course: 'الدورة',
    editCourse: 'تحرير الدورة',
    openCourse: 'فتح صفحتها',
    openDraft: 'فتح صفحتها التي لا يراها سوى المحررين',
    published: ({ name }) => `نُشرت ${name}`,
    unpublished: ({ name }) => `عادت ${name} مسودة`,
    courseDeleted: ({ name }) => `حُذفت ${name}`,
    title: 'المقالات المحرَّرة',
    newArticle: 'مقال جديد',
    updated: 'حُدّث المقال',
    deleted: 'حُذف المقال',
    updatedSeveral: ({ changed }, { number }) => `حُدّثت المقالات (${number(changed)})`,
    deletedSeveral: ({ changed }, { number }) => `حُذفت المقالات (${number(changed)})`,
  },
  News: {
    news: 'أخبار الأسواق',
    articleUnknown: 'لا يمكننا العثور على هذا المقال',
    articleUnknownText: 'ربما حُذف أو تغيّر عنوانه. ابحث عن الشركة التي يتناولها.',
    deleted: ({ day }) => `حُذف هذا المقال في ${day}`,
    deletedText: 'اقرأ بقية الأخبار، أو ابحث عن الشركة التي تناولها المقال.',
    removed: ({ title }) => `أُزيل «${title}» من هذه الصفحة`,
    undo: 'تراجع',
    keys: 'المقال',
    next: 'المقال التالي',
    previous: 'المقال السابق',
  },
};
