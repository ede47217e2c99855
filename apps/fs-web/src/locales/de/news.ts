import type { Translations } from '../Translations.ts';

export const news: Pick<Translations, 'News'> = {
  News: {
    news: 'Marktnachrichten',
    articleUnknown: 'Wir finden diesen Artikel nicht',
    articleUnknownText:
      'Vielleicht gibt es ihn nicht mehr, oder er hat eine andere Adresse. Suchen Sie das Unternehmen, um das es geht.',
    deleted: ({ day }) => `Dieser Artikel wurde am ${day} gelöscht`,
    deletedText: 'Lesen Sie die übrigen Nachrichten, oder suchen Sie das Unternehmen, um das es ging.',
    keys: 'Artikel',
    next: 'Nächster Artikel',
    previous: 'Vorheriger Artikel',
  },
};
