import { limits } from '@fs/api-contract';
import type { Translations } from '../Translations.ts';

export const notebooks: Pick<Translations, 'NotebookPages'> = {
  NotebookPages: {
    notebooks: 'دفاتر الملاحظات',
    notebook: 'دفتر ملاحظات',
    newName: 'دفتر بلا عنوان',
    copyName: ({ name }) => `${name} (نسختي)`,
    unknown: 'تعذّر العثور على دفتر الملاحظات هذا',
    unknownText: 'ربما حُذف، أو أنه يخصّ حسابًا آخر.',
    copied: ({ name }) => `حُفظت نسختك باسم «${name}»`,
    notSaved: ({ error }) => `${error}. افتح دفتر الملاحظات مرة أخرى لحفظ نصك.`,
    tooLong: ({ letters }, { number }) =>
      `يتسع دفتر الملاحظات لعدد ${number(limits.documentText)} من الأحرف، وفي هذا ${number(letters)}`,
    goneElsewhere: 'حُذف دفتر الملاحظات هذا في نافذة أخرى',
    open: 'فتح',
    deleted: ({ name }) => `حُذف «${name}»`,
    undo: 'تراجع',
  },
};
