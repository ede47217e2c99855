import type { Translations } from '../Translations.ts';

export const assessment: Pick<Translations, 'AssessmentPages'> = {
  AssessmentPages: {
    title: 'نتيجة التقييم',
    none: 'لا نتيجة بعد. عشر عبارات تقود إليها، في نحو ثلاث دقائق.',
    take: 'إجراء تقييم الأعمال',
    unknown: 'تعذّر العثور على هذه النتيجة',
    unknownText: 'قد يكون الرابط ناقصًا، أو حُذفت النتيجة.',
  },
};
