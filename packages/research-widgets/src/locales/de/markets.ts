import type { FundingPeriod } from '../../markets/FundingTable/fundingPeriods.ts';
import type { Translations } from '../Translations.ts';

const periods: Readonly<Record<FundingPeriod, string>> = {
  '7d': '7 Tage',
  '30d': '30 Tage',
  quarter: 'Quartal',
  year: 'Jahr',
};

const within: Readonly<Record<FundingPeriod, string>> = {
  '7d': 'diese Woche',
  '30d': 'in 30 Tagen',
  quarter: 'in diesem Quartal',
  year: 'in 12 Monaten',
};

export const markets: Pick<
  Translations,
  | 'FeaturedMarkets'
  | 'FundingOverview'
  | 'FundingTable'
  | 'MarketArticles'
  | 'MarketCharts'
  | 'MarketFundingHistory'
  | 'MarketHeader'
  | 'MarketInvestors'
  | 'MarketSearch'
  | 'AcquisitionTable'
  | 'InvestorTable'
  | 'MarketTable'
  | 'MarketTiles'
  | 'MarketTopics'
  | 'TopCompanies'
> = {
  FeaturedMarkets: { title: 'Märkte im Fokus', empty: 'Noch keine Märkte im Fokus' },
  FundingOverview: {
    period: 'Zeitraum',
    periodOf: ({ period }) => periods[period],
    allTime: 'Alle',
    rounds: 'Runden',
    raised: 'Eingeworben',
    median: 'Runde im Median',
    undisclosed: 'Ohne Betrag',
    share: ({ count, of }, { number }) => `${number(count)} von ${number(of)}`,
    byMonth: 'Eingeworben pro Monat',
    source: ({ month }) =>
      `Runden mit bekanntem Betrag in US-Dollar, unabhängig vom Zeitraum. ${month} ist noch nicht vollständig.`,
    month: 'Monat',
  },
  FundingTable: {
    label: 'Finanzierungsrunden',
    company: 'Unternehmen',
    round: 'Runde',
    amount: 'Betrag',
    date: 'Datum',
    investors: 'Investoren',
    investorsOf: ({ name, count }, { number }) => `+${number(count)}: alle Investoren von ${name}`,
    market: 'Markt',
    location: 'Standort',
    totalToDate: 'Bisher insgesamt',
    founded: 'Gegründet',
    employees: 'Team',
    more: ({ count }, { number }) => `+${number(count)}`,
    empty: 'Noch keine Finanzierungsrunden',
    none: ({ period, market }) =>
      `Keine Runden${period ? ` ${within[period]}` : ''}${market === undefined ? '' : ` in ${market}`}.`,
    theLast: 'Die letzte:',
    clearFilters: 'Filter entfernen',
  },
  MarketArticles: {
    more: 'Mehr zeigen',
    unknownSource: 'Andere Quellen',
    sources: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'Artikel', other: 'Artikel' })}`,
  },
  MarketCharts: {
    raisedByYear: 'Eingeworben pro Jahr',
    roundsByYear: 'Runden pro Jahr',
    bySize: 'Runden nach Größe',
    amounts: 'Veröffentlichte Runden, US-Dollar.',
    amountsOf: ({ count, total }, { number }) =>
      `Veröffentlichte Runden, US-Dollar. ${number(count)} von ${number(total)} ohne Betrag.`,
    counts: 'Alle Runden, mit und ohne Betrag.',
    sizes: 'Runden mit Betrag aus allen Jahren, nach Höhe.',
    year: 'Jahr',
    size: 'Betrag',
    raised: 'Eingeworbener Betrag (USD)',
    rounds: 'Runden',
    sizeOf: ({ from, to }, { rounded }) => {
      if (from === 0) return `< $${rounded(to ?? 0)}`;
      return to === undefined ? `ab $${rounded(from)}` : `$${rounded(from)}–${rounded(to)}`;
    },
    shortSizeOf: ({ from, to }, { rounded }) => (from === 0 ? `<${rounded(to ?? 0)}` : `${rounded(from)}+`),
    young: 'Weniger als 3 Jahre mit Runden: zu wenige für ein Diagramm',
  },
  MarketFundingHistory: {
    title: 'Finanzierung nach Jahren',
    years: 'Jahre',
    empty: 'Keine bekannten Runden',
    showAll: ({ count }, { number }) => `Alle ${number(count)} Jahre`,
    rounds: ({ count, undisclosed }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'Runde', other: 'Runden' })}${undisclosed > 0 ? `, ${number(undisclosed)} ohne Betrag` : ''}`,
  },
  MarketHeader: {
    market: 'Markt',
    companies: 'Unternehmen',
    totalFunding: 'Finanzierung insgesamt',
    raised: 'Eingeworben in 12 Monaten',
    rounds: 'Runden in 12 Monaten',
    median: 'Runde im Median',
    comparedWith: ({ before }, { abbreviated }) => `zuvor $${abbreviated(before)}`,
    newSince: ({ rounds, articles, since }, { number, plural, list }) => {
      const parts = [
        rounds > 0 ? `${number(rounds)} ${plural(rounds, { one: 'Runde', other: 'Runden' })}` : '',
        articles > 0 ? `${number(articles)} Artikel` : '',
      ];
      return `Neu seit ${since}: ${list(parts.filter(Boolean))}`;
    },
    followLimit: ({ count }, { number }) =>
      `Sie folgen ${number(count)} Märkten. Entfernen Sie einen, um einem anderen zu folgen.`,
    tooFew: ({ companies, rounds }, { number, plural }) =>
      `${number(companies)} ${plural(companies, { one: 'Unternehmen', other: 'Unternehmen' })}, ${number(rounds)} ${plural(rounds, { one: 'Runde', other: 'Runden' })} in 12 Monaten: zu wenige für einen Trend`,
    tooFewBefore: 'In den 12 Monaten davor zu wenige Runden für einen Trend',
    source: ({ day }) => `Veröffentlichte Runden, US-Dollar. 12 Monate bis ${day}.`,
    undisclosed: ({ count, total }, { number }) => `${number(count)} von ${number(total)} Runden ohne Betrag.`,
  },
  MarketInvestors: {
    title: 'Aktivste Investoren',
    empty: 'Keine bekannten Investoren',
    all: 'Alle Investoren',
    last: ({ day }) => `Zuletzt ${day}`,
    companies: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'Unternehmen', other: 'Unternehmen' })} hier`,
    lastRound: 'Zuletzt:',
    showAll: ({ count }, { number }) => `Alle ${number(count)} Investoren`,
    more: ({ count }, { number }) => `+${number(count)}`,
    source: 'Runden der Unternehmen in diesem Markt, alle Jahre.',
  },
  AcquisitionTable: {
    label: 'Übernahmen',
    date: 'Datum',
    acquired: 'Unternehmen',
    acquirer: 'Übernommen von',
    price: 'Preis',
    raised: 'Kapital',
    market: 'Markt',
    location: 'Standort',
    by: 'Käufer:',
    empty: 'Noch keine Übernahmen',
  },
  InvestorTable: {
    label: 'Investoren',
    name: 'Name',
    recentRounds: 'Runden 12 Monate',
    rounds: 'Alle Runden',
    led: 'Angeführt',
    companies: 'Firmen',
    markets: 'Märkte',
    lastDeal: 'Letzte Beteiligung',
    empty: 'Noch keine Investoren',
  },
  MarketTable: {
    label: 'Märkte',
    name: 'Name',
    companies: 'Unternehmen',
    totalFunding: 'Kapital gesamt',
    raised: 'Kapital 12 Monate',
    change: 'Trend',
    rounds: 'Runden',
    byYear: 'Nach Jahren',
    newestRound: 'Neueste Runde',
    sector: 'Branche',
    median: 'Mittlere Runde',
    topInvestor: 'Aktivster Investor',
    empty: 'Noch keine Märkte',
    years: ({ years }, { list }) =>
      `Eingeworben nach Jahren: ${list(years.map(({ year, raised }, index) => `${year}${index === years.length - 1 ? ' bisher' : ''} ${raised}`))}`,
  },
  MarketSearch: {
    label: 'Märkte suchen',
    noneNamed: ({ text }) => `Kein Markt heißt „${text}“.`,
    closest: 'Am ähnlichsten:',
    source: ({ day }) => `Veröffentlichte Runden, US-Dollar. 12 Monate bis ${day}.`,
  },
  MarketTiles: {
    title: 'In 12 Monaten am meisten eingeworben',
    raised: 'Eingeworben in 12 Monaten',
    change: 'Veränderung gegenüber den 12 Monaten davor',
    source: ({ day }) =>
      `Veröffentlichte Runden, US-Dollar, 12 Monate bis ${day}. Balken: die letzten fünf Jahre in einem Maßstab, dieses Jahr bisher.`,
    empty: 'Noch keine Märkte im Fokus',
  },
  MarketTopics: {
    title: 'Themen',
    empty: 'Noch keine Themen',
    counted: ({ name, count }, { number }) => `${name} ${number(count)}`,
    source: ({ count }, { number, plural }) =>
      plural(count, { one: 'Aus dem neuesten Artikel', other: `Aus den neuesten ${number(count)} Artikeln` }),
  },
  TopCompanies: {
    title: 'Am meisten eingeworben',
    empty: 'Keine bekannten Unternehmen',
    showAll: ({ count }, { number }) => `Alle ${number(count)}`,
  },
};
