import type { Translations } from '../Translations.ts';

export const home: Pick<Translations, 'Home'> = {
  Home: {
    customize: 'Startseite anpassen',
    news: 'Was sich geändert hat',
    watchlists: 'Watchlists',
    keywords: 'Häufige Stichwörter',
    updates: 'Zuletzt finanziert',
    recent: 'Zuletzt angesehen',
    weeks: 'Eingeworben pro Woche',
    articles: 'Artikel im Fokus',
    markets: 'Märkte im Fokus',
  },
};
