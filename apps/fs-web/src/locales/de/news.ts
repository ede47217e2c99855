import type { Translations } from '../Translations.ts';

export const news: Pick<Translations, 'News' | 'Editors'> = {
  Editors: {
    courses: 'Beratungsleitfäden',
    course: 'Kurs',
    editCourse: 'Kurs bearbeiten',
    openCourse: 'Seite des Kurses öffnen',
    openDraft: 'Seite öffnen, die nur Redakteure sehen',
    published: ({ name }) => `${name} wurde veröffentlicht`,
    unpublished: ({ name }) => `${name} ist wieder ein Entwurf`,
    courseDeleted: ({ name }) => `${name} wurde gelöscht`,
    title: 'Kuratierte Artikel',
    newArticle: 'Neuer Artikel',
    updated: 'Artikel geändert',
    deleted: 'Artikel gelöscht',
    updatedSeveral: ({ changed }, { number }) => `${number(changed)} Artikel geändert`,
    deletedSeveral: ({ changed }, { number }) => `${number(changed)} Artikel gelöscht`,
  },
  News: {
    news: 'Marktnachrichten',
    articleUnknown: 'Wir finden diesen Artikel nicht',
    articleUnknownText:
      'Vielleicht gibt es ihn nicht mehr, oder er hat eine andere Adresse. Suchen Sie das Unternehmen, um das es geht.',
    deleted: ({ day }) => `Dieser Artikel wurde am ${day} gelöscht`,
    deletedText: 'Lesen Sie die übrigen Nachrichten, oder suchen Sie das Unternehmen, um das es ging.',
    removed: ({ title }) => `„${title}“ wurde von dieser Seite entfernt`,
    undo: 'Rückgängig',
    keys: 'Artikel',
    next: 'Nächster Artikel',
    previous: 'Vorheriger Artikel',
  },
};
