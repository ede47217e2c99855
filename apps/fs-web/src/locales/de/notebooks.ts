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
    open: 'Öffnen',
    deleted: ({ name }) => `„${name}“ gelöscht`,
    undo: 'Rückgängig',
  },
};
