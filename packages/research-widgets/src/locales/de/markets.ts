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
  | 'MarketOverview'
  | 'MarketSearch'
  | 'MarketTable'
  | 'MarketTiles'
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
    toDate: ({ month }) => `${month} bisher`,
    dollars: ({ amount }, { number }) => `$${number(amount)}`,
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
  MarketOverview: {
    market: 'Markt',
    companies: 'Unternehmen',
    totalFunding: 'Finanzierung insgesamt',
    byYear: 'Finanzierung pro Jahr',
    byYearDescription: 'Runden mit bekanntem Betrag, in US-Dollar',
    year: 'Jahr',
    raised: 'Eingeworbener Betrag (USD)',
    dollars: ({ amount }, { number }) => `$${number(amount)}`,
  },
  MarketTable: {
    label: 'Märkte',
    name: 'Name',
    companies: 'Unternehmen',
    totalFunding: 'Finanzierung insgesamt',
    raised: 'Eingeworben in 12 Monaten',
    change: 'Veränderung',
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
};
