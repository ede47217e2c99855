import type { Translations } from '../Translations.ts';

export const topics: Pick<Translations, 'TrendingKeywords'> = {
  TrendingKeywords: {
    title: 'Häufige Stichwörter',
    empty: 'Noch keine häufigen Stichwörter',
    counted: ({ name, count }, { number }) => `${name} ${number(count)}`,
    through: ({ days, day }, { number }) =>
      days === 1 ? `Artikel vom ${day}` : `Artikel der ${number(days)} Tage bis ${day}`,
  },
};
