import { limits } from '@fs/api-contract';
import type { Translations } from '../Translations.ts';

export const notebooks: Pick<Translations, 'NotebookPages'> = {
  NotebookPages: {
    notebooks: 'Notizbücher',
    notebook: 'Notizbuch',
    newName: 'Neues Notizbuch',
    copyName: ({ name }) => `${name} (meine Fassung)`,
    unknown: 'Dieses Notizbuch gibt es nicht',
    unknownText: 'Es wurde vielleicht gelöscht oder gehört zu einem anderen Konto.',
    copied: ({ name }) => `Ihre Fassung steht jetzt in „${name}“`,
    notSaved: ({ error }) => `${error}. Öffnen Sie das Notizbuch erneut, um Ihren Text zu sichern.`,
    tooLong: ({ letters }, { number }) =>
      `Ein Notizbuch hat höchstens ${number(limits.documentText)} Zeichen, dieses hat ${number(letters)}`,
    goneElsewhere: 'Dieses Notizbuch wurde in einem anderen Fenster gelöscht',
    open: 'Öffnen',
    deleted: ({ name }) => `„${name}“ gelöscht`,
    undo: 'Rückgängig',
  },
};
