import type { Translations } from '../Translations.ts';

/** The pages for staff. */
export const staff: Pick<Translations, 'Staff'> = {
  Staff: {
    title: 'أدوات الإدارة',
    lookup: 'تصحيح شركة',
    lookupField: 'الشركة',
    editFacts: ({ name }) => `تعديل بيانات ${name}`,
    facts: 'تعديل البيانات',
    profile: 'فتح الملف',
    merged: ({ merged, kept }) => `دُمجت ${merged} في ${kept}`,
    undoFirst: 'دُمجت أيضًا الشركة التي بقيت. تراجع عن ذلك الدمج أولًا.',
    messages: 'الرسائل',
    words: 'كلمات لا تصبح رائجة أبدًا',
    answered: 'أُرسل الرد',
    closed: 'أُغلقت',
    retried: 'تعمل المهمة مجددًا',
  },
};
