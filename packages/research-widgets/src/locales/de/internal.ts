import type { CompanyStatus } from '@fs/api-contract';
import { isShortExact } from '../../internal/isShortExact.ts';
import type { Translations } from '../Translations.ts';

const statuses: Readonly<Record<CompanyStatus, string>> = {
  operating: 'Aktiv',
  acquired: 'Übernommen',
  ipo: 'Börsennotiert',
  closed: 'Geschlossen',
};

/** Names of kinds of rounds, by the source's value. */
const rounds: Readonly<Record<string, string>> = {
  seed: 'Seed',
  angel: 'Angel',
  venture: 'Venture',
  private_equity: 'Private Equity',
  debt_financing: 'Fremdkapital',
  convertible_note: 'Wandeldarlehen',
  equity_crowdfunding: 'Crowdinvesting',
  product_crowdfunding: 'Produkt-Crowdfunding',
  non_equity_assistance: 'Förderung',
  post_ipo_equity: 'Post-IPO Equity',
  post_ipo_debt: 'Post-IPO Debt',
  secondary_market: 'Sekundärmarkt',
  grant: 'Zuschuss',
  undisclosed: 'Runde ohne Angabe der Art',
};

/** Sources that are not names. */
const sources: Readonly<Record<string, string>> = {
  rounds: 'Summe der Runden',
  corrections: 'Redaktion von Foresight',
};

/** Countries of which the usual short name fits a cell. A search knows them, too (`placesNamed`). */
const shortCountries: Readonly<Record<string, string>> = { AE: 'VAE', GB: 'Großbritannien', US: 'USA' };

export const internal: Pick<
  Translations,
  | 'Arrival'
  | 'CompanyStatus'
  | 'Deals'
  | 'FeedEvent'
  | 'ExtraColumns'
  | 'FollowButton'
  | 'FollowLists'
  | 'ListFaces'
  | 'MoneyChart'
  | 'NothingFound'
  | 'OrderMenu'
  | 'Place'
  | 'RaisedAmount'
  | 'QueryField'
  | 'SelectionActions'
  | 'SourcedFact'
  | 'StorySources'
  | 'TableCell'
  | 'WatchlistLimit'
  | 'WatchlistNews'
  | 'WatchlistWords'
  | 'WorkspaceSelect'
> = {
  Arrival: { added: 'Erfasst', isNew: 'Neu' },
  CompanyStatus: { status: ({ status }) => statuses[status] },
  Deals: {
    undisclosed: 'Ohne Betrag',
    round: ({ type, code }) => (code === null ? (rounds[type] ?? type.replaceAll('_', ' ')) : `Serie ${code}`),
    rounds: ({ count }, { number, plural }) => `${number(count)} ${plural(count, { one: 'Runde', other: 'Runden' })}`,
    showLess: 'Weniger zeigen',
    lead: '(Lead)',
    dollars: ({ amount }, { abbreviated, number }) => `$${isShortExact(amount) ? abbreviated(amount) : number(amount)}`,
    more: ({ count }, { number }) => `${number(count)} weitere`,
  },
  FeedEvent: {
    funding: 'Runde',
    acquisition: 'Übernahme',
    investment: 'Investment',
    article: 'Artikel',
    acquired: 'übernimmt',
    investedIn: 'investiert in',
    ledBy: ({ name }) => `Lead: ${name}`,
    on: 'Auf',
    isNew: 'Neu',
    added: ({ when }) => `Erfasst ${when}`,
    seenBefore: ({ when }) => `Gesehen bis ${when}`,
    earlierToday: 'vorhin',
    yesterday: 'gestern',
  },
  ExtraColumns: {
    authority: 'Domain Authority',
    followers: 'Follower',
    withheld: 'In bezahlten Tarifen',
    myLists: 'Meine Listen',
    listsWith: ({ company }) => `Listen mit ${company}`,
    more: ({ count }, { number }) => `+${number(count)}`,
    moreWith: ({ count, company, names, unnamed }, { number, plural, list }) => {
      const named = unnamed === 0 ? names : [...names, `${number(unnamed)} weitere`];
      return `+${number(count)} ${plural(count, { one: 'Liste', other: 'Listen' })} mit ${company}: ${list(named)}`;
    },
    unnamed: ({ count }, { number }) => `und ${number(count)} weitere`,
  },
  FollowButton: {
    follow: 'Abonnieren',
    following: 'Abonniert',
    followList: ({ name }) => `${name} abonnieren`,
    followingList: ({ name }) => `${name} abonniert`,
  },
  FollowLists: { explain: 'Abonnieren Sie eine Liste, dann erscheinen ihre News hier.' },
  ListFaces: { people: 'Personen mit Zugriff' },
  MoneyChart: {
    toDate: ({ period }) => `${period} bisher`,
    dollars: ({ amount }, { number }) => `$${number(amount)}`,
  },
  NothingFound: { nothingFound: 'Keine Treffer –', suggest: 'Unternehmen zur Aufnahme vorschlagen' },
  OrderMenu: { order: 'Reihenfolge', orderIs: ({ name }) => `Reihenfolge: ${name}`, own: 'Eigene Reihenfolge' },
  Place: {
    country: ({ code }, { region }) => shortCountries[code] ?? region(code),
    parts: ({ parts }, { list }) => list(parts),
  },
  RaisedAmount: { raised: 'eingeworben' },
  QueryField: { tooShort: 'Geben Sie mindestens 3 Zeichen ein.' },
  SelectionActions: { table: 'Tabelle' },
  SourcedFact: {
    label: ({ fact }) => `Quelle: ${fact}`,
    source: ({ source }) => sources[source] ?? source,
    asOf: ({ day }, { shortDay }) => `Stand ${shortDay(day)}`,
    says: ({ source }) => `${sources[source] ?? source}:`,
    unknown: 'Unbekannte Quelle',
    conflict: 'Quellen widersprechen sich',
    report: 'Fehler melden',
  },
  StorySources: {
    also: ({ count }, { number, plural }) =>
      `Auch in ${number(count)} ${plural(count, { one: 'weiteren Quelle', other: 'weiteren Quellen' })}`,
    unnamed: 'Weitere Quelle',
  },
  TableCell: { unknown: '—', notKnown: 'Unbekannt' },
  WatchlistLimit: {
    warning: ({ message }) =>
      `${message} Mit einem höheren Tarif für Ihr persönliches Konto legen Sie weitere Watchlists an.`.trim(),
    usage: ({ current, limit }, { number, plural }) =>
      `Sie nutzen ${number(current)} von ${number(limit)} ${plural(limit, { one: 'Watchlist', other: 'Watchlists' })}.`,
    full: ({ count }, { number }) =>
      `Um eine weitere anzulegen, löschen Sie ${count === 1 ? 'eine' : number(count)} oder wechseln Sie den Tarif.`,
    managePlans: 'Tarife verwalten',
  },
  WatchlistNews: {
    rounds: ({ count, raised }, { number, abbreviated, plural }) =>
      `${number(count)} ${plural(count, { one: 'Runde', other: 'Runden' })}${raised > 0 ? ` ($${abbreviated(raised)})` : ''}`,
    acquisitions: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'Übernahme', other: 'Übernahmen' })}`,
    articles: ({ count }, { number }) => `${number(count)} Artikel`,
    companies: ({ count }, { number }) => `${number(count)} Unternehmen hinzugefügt`,
    joined: ({ parts }, { list }) => list(parts),
  },
  WatchlistWords: {
    personal: 'Persönlich',
    star: ({ name }) => `${name} mit Stern markieren`,
    private: 'Privat',
    readOnly: 'Nur ansehen',
    ownedBy: ({ owner }) => `Gehört ${owner}`,
    companies: ({ count }, { number }) => `${number(count)} Unternehmen`,
    name: 'Name',
    save: 'Speichern',
    cancel: 'Abbrechen',
    updateFailed: 'Die Watchlist konnte nicht geändert werden',
  },
  WorkspaceSelect: { label: 'Arbeitsbereich', personal: 'Persönlich' },
};
