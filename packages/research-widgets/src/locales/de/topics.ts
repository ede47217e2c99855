import type { Translations } from '../Translations.ts';

export const topics: Pick<Translations, 'TopicExplorer' | 'TrendingKeywords' | 'WeeklyTopics'> = {
  TopicExplorer: {
    title: 'Themen entdecken',
    subtitle: 'Neue Artikel mit dem Stichwort:',
    newSince: ({ count, since }, { number }) => `${number(count)} neu seit ${since}`,
    followLimit: ({ count }, { number }) =>
      `Sie folgen ${number(count)} Themen. Entfolgen Sie einem, um einem anderen zu folgen.`,
    filter: 'Themen',
    placeholder: 'Themen filtern …',
    search: 'Suchen',
    lettersNeeded: 'Geben Sie mindestens 3 Buchstaben ein',
    noneGiven: 'Geben Sie mindestens ein Thema an',
    articles: 'Artikel',
    counted: ({ count, isCapped }, { number }) => `${isCapped ? 'Über ' : ''}${number(count)} Artikel`,
    more: 'Weitere Artikel zeigen',
    noArticles: 'Keine neuen Artikel',
    noArticlesText:
      'Zu diesem Thema gibt es keine neuen Artikel. Schauen Sie später wieder vorbei, oder sehen Sie sich die häufigen Themen an.',
    each: 'Jedes Thema für sich',
    alone: ({ name, count }, { number }) => `${name} ${number(count)}`,
    history: 'Verlauf über 7 Tage',
    day: 'Tag',
    dayCount: ({ count }, { number }) => `${number(count)} Artikel`,
    related: 'Verwandte Themen',
    companies: 'Häufigste Unternehmen',
    markets: 'Häufigste Märkte',
    trending: 'Häufige Themen',
  },
  TrendingKeywords: {
    title: 'Häufige Stichwörter',
    empty: 'Noch keine häufigen Stichwörter',
    counted: ({ name, count }, { number }) => `${name} ${number(count)}`,
    through: ({ days, day }, { number }) =>
      days === 1 ? `Artikel vom ${day}` : `Artikel der ${number(days)} Tage bis ${day}`,
  },
  WeeklyTopics: {
    title: 'Häufige Themen der Woche',
    topic: 'Thema',
    daysTrending: 'Tage im Trend',
    totalCount: 'Anzahl',
    averageScore: 'Mittlerer Wert',
    days: 'Sieben Tage',
    newest: 'Neueste Überschrift',
    empty: 'Noch keine häufigen Themen',
    daily: ({ counts }, { list, number }) => `Artikel je Tag: ${list(counts.map((count) => number(count)))}`,
    lastUpdated: ({ day }) => `Zuletzt aktualisiert: ${day}`,
    explained: ({ score }) =>
      `Mittlerer Wert ${score}: ${score} Artikel auf jeden üblichen. Üblich ist der Tagesdurchschnitt der vier Wochen davor.`,
  },
};
