import { limits } from '@fs/api-contract';
import type { Translations } from '../Translations.ts';

export const search: Pick<
  Translations,
  'CompanyQuickSearch' | 'DescribedCompanies' | 'GlobalSearch' | 'SearchResults'
> = {
  CompanyQuickSearch: {
    label: 'Unternehmen nach Namen suchen',
    hint: 'Geben Sie mindestens 3 Zeichen ein.',
    searching: 'Wird gesucht …',
    nothingFound: 'Keine Treffer.',
    results: 'Gefundene Unternehmen',
    found: ({ count }, { number }) => `${number(count)} Unternehmen gefunden`,
  },
  DescribedCompanies: {
    mentions: ({ count, words }, { number, plural }) =>
      `${number(count)}${count < limits.countedMatches ? '' : '+'} Unternehmen ${plural(count, {
        one: `erwähnt „${words}“ in seiner Beschreibung`,
        other: `erwähnen „${words}“ in ihrer Beschreibung`,
      })}`,
  },
  GlobalSearch: {
    open: 'Suchen',
    orJump: ' oder springen',
    key: '/',
    label: 'Unternehmen, Märkte, Themen und Artikel suchen',
    placeholder: 'Unternehmen, Märkte, Themen suchen',
    companies: 'Unternehmen',
    markets: 'Märkte',
    topics: 'Themen',
    articles: 'Artikel',
    people: 'Personen',
    investor: 'Investor',
    investors: 'Investoren',
    recent: 'Zuletzt angesehen',
    actions: 'Aktionen',
    filter: 'Filter',
    filteredCompanies: ({ filters }, { list }) => `Unternehmen: ${list(filters)}`,
    facts: ({ facts }, { list }) => list(facts),
    total: ({ amount }) => `${amount} eingeworben`,
    more: ({ dollars }, { abbreviated }) => `mehr als $${abbreviated(dollars)}`,
    less: ({ dollars }, { abbreviated }) => `weniger als $${abbreviated(dollars)}`,
    foundedAfter: ({ year }) => `gegründet nach ${year}`,
    foundedBefore: ({ year }) => `gegründet vor ${year}`,
    roundSince: ({ year }, { shortMonth }) => `letzte Runde ≥ ${shortMonth(`${year}-01-01`)}`,
    matches: ({ count }, { number }) => `${number(count)} Treffer`,
    unused: ({ words }, { list }) => `Nicht verwendet: ${list(words.map((word) => `„${word}“`))}`,
    nothing: 'Keine Treffer – Unternehmen zur Aufnahme vorschlagen',
    dollars: ({ amount }, { abbreviated }) => `$${abbreviated(amount)}`,
    seeAll: ({ count }) => `Alle ${count} ansehen`,
    atLeast: ({ count }, { number }) => `${number(count)}+`,
    marketFacts: ({ count, raised }, { number, abbreviated }) =>
      `${number(count)} Unternehmen${raised > 0 ? `, $${abbreviated(raised)} eingeworben` : ''}`,
    articleFacts: ({ day, minutes }, { shortDay, number, list }) =>
      list([shortDay(day), ...(minutes === null ? [] : [`${number(minutes)} Min. Lesezeit`])]),
    begin: 'Geben Sie mindestens 3 Zeichen ein.',
  },
  SearchResults: {
    label: 'Unternehmen und Märkte suchen',
    results: 'Treffer',
    companies: 'Unternehmen',
    markets: 'Märkte',
    didYouMean: 'Meinten Sie',
    alsoArticles: ({ count }, { number, plural }) =>
      `Außerdem: ${number(count)} ${plural(count, { one: 'Artikel', other: 'Artikel' })}`,
    allArticles: 'Alle Artikel',
    allInvestors: 'Alle Investoren',
    allPeople: 'Alle Personen',
    moreTopics: 'Weitere Themen',
    alsoTopics: ({ count }, { number, plural }) =>
      `Außerdem: ${number(count)} ${plural(count, { one: 'Thema', other: 'Themen' })}`,
    also: ({ count }, { number, plural }) =>
      `Außerdem: ${number(count)} ${plural(count, { one: 'Person', other: 'Personen' })}`,
    alsoInvestors: ({ count }, { number, plural }) =>
      `Außerdem: ${number(count)} ${plural(count, { one: 'Investor', other: 'Investoren' })}`,
    othersFailed: 'Investoren, Artikel, Themen und Personen wurden nicht geladen. Alles andere ist aktuell.',
    tooShort: 'Geben Sie mindestens 3 Zeichen ein.',
    failed: ({ query }) => `Fehler bei der Suche nach ${query}`,
  },
};
