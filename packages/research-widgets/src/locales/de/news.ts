import type { Translations } from '../Translations.ts';

export const news: Pick<Translations, 'ArticleCard'> = {
  ArticleCard: {
    readTime: ({ minutes }, { number }) => `${number(minutes)} Min. Lesezeit`,
    edit: 'Artikel bearbeiten',
    save: 'Speichern',
    remove: 'entfernen',
    removeEarned: 'Fremden Inhalt entfernen',
    requesting: 'Anfrage wird gesendet',
    saved: 'Anfrage gesendet. Wir schreiben Ihnen, sobald dieser Artikel verfügbar ist.',
    removed: 'Anfrage gesendet. Dieser Artikel wird in Kürze gelöscht.',
    failed: ({ error }) => `${error}. Bitte wenden Sie sich an den Support.`,
  },
};
