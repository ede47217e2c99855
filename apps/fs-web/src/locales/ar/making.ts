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
    wallBlog: 'رقِّ خطتك لكتابة مسودات المقالات',
    wallInvestors: 'رقِّ خطتك للبحث عن المستثمرين',
    wallSocial: 'رقِّ خطتك للحصول على أفكار للمنشورات',
    wallPodcasts: 'رقِّ خطتك للبحث عن البودكاست',
    jobDeleted: 'حُذفت المهمة',
    jobUnknown: 'لا نجد هذه النتيجة. ربما حُذفت، أو أنها تخص حسابًا آخر.',
    wallText: 'كل الأدوات، لأي شركة وسوق، جزء من Individual Plus وTeams.',
  },
};
