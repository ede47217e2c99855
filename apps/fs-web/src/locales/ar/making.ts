import type { Translations } from '../Translations.ts';

export const making: Pick<Translations, 'Making'> = {
  Making: {
    snapshots: 'نسخ البيانات',
    snapshot: 'نسخة بيانات',
    snapshotUnknown: 'النسخة غير موجودة',
    snapshotUnknownText: 'ربما حُذفت، أو أنها تخص حسابًا آخر.',
    repeated: 'جارٍ حفظ النسخة من جديد',
    deleted: ({ name }) => `حُذفت «${name}»`,
    undo: 'تراجع',
  },
};
