import { type PlanId, planDescriptions } from '@fs/api-contract';
import type { Translations } from '../Translations.ts';

/** Of the plans as they are delivered. An owner’s own descriptions stay as they are. */
const descriptions: Readonly<Record<PlanId, string>> = {
  'fuel-free': 'Unternehmen und Märkte suchen, News lesen und 1 Watchlist führen.',
  'fuel-individual': 'Vollständige Unternehmensprofile und bis zu 5 Watchlists.',
  'fuel-individual-plus': 'Vollständige Unternehmensprofile und unbegrenzt viele Watchlists.',
  'fuel-teams':
    'Vollständige Unternehmensprofile und ein gemeinsamer Workspace mit unbegrenzt vielen Watchlists und bis zu 3 Teams.',
};

export const plans: Pick<
  Translations,
  'MarketingPanel' | 'PlanCards' | 'PlanDifferences' | 'PlanQuestions' | 'ReferralOffer'
> = {
  MarketingPanel: {
    welcome: 'Wer weit denkt, gewinnt.',
    welcomeLead:
      'Recherchieren Sie Unternehmen, Märkte und Finanzierungen an einem Ort, und teilen Sie Ihre Funde mit Ihrem Team.',
    news: 'Der Puls Ihrer Märkte, per E-Mail',
    newsLead: 'Wählen Sie Ihre Märkte. Wir schreiben Ihnen, was sich geändert hat, und sonst nichts.',
    free: 'Free',
    individual: 'Individual',
    individualPlus: 'Individual Plus',
    team: 'Teams',
    plan: ({ plan }) => `${plan} enthält`,
    month: ({ total }, { number }) => `$${number(total)} pro Monat`,
    year: ({ total }, { number }) => `$${number(total)} pro Jahr`,
    seats: ({ count }, { number, plural }) => `${number(count)} ${plural(count, { one: 'Platz', other: 'Plätze' })}`,
    search: 'Suche nach Unternehmen, Märkten und Finanzierungsrunden',
    readNews: 'News zu allen Märkten',
    watchlists: ({ count }, { number, plural }) =>
      `Bis zu ${number(count)} ${plural(count, { one: 'Watchlist', other: 'Watchlists' })}`,
    unlimited: 'Unbegrenzt viele Watchlists',
    profiles: 'Vollständige Unternehmensprofile',
    teams: ({ count }, { number, plural }) =>
      `Bis zu ${number(count)} ${plural(count, { one: 'Team', other: 'Teams' })} in einem Workspace`,
    ambassador: 'Botschafter-Empfehlung',
  },
  PlanCards: {
    description: ({ plan }) =>
      plan.description === planDescriptions[plan.id] ? descriptions[plan.id] : plan.description,
    title: 'Tarife',
    lead: 'Kostenlos beginnen, jederzeit erweitern.',
    billing: 'Abrechnung',
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    dollars: ({ amount }, { number }) => `$${number(amount)}`,
    month: 'pro Monat',
    year: 'pro Jahr',
    saved: ({ amount, months }, { number, plural }) =>
      months === 0
        ? `$${number(amount)} sparen`
        : `$${number(amount)} sparen (${number(months)} ${plural(months, { one: 'Monat', other: 'Monate' })} gratis)`,
    notOffered: 'Mit diesem Abrechnungszeitraum nicht verfügbar.',
    watchlists: ({ count }, { number, plural }) =>
      plural(count, { one: `${number(count)} Watchlist`, other: `Bis zu ${number(count)} Watchlists` }),
    allWatchlists: 'Unbegrenzt viele Watchlists',
    teams: ({ count }, { number, plural }) =>
      plural(count, { one: `${number(count)} Team`, other: `Bis zu ${number(count)} Teams` }),
    allTeams: 'Unbegrenzt viele Teams',
    seats: 'Plätze',
    seatsByMonth: ({ included, amount }, { number, plural }) =>
      `${number(included)} ${plural(included, { one: 'Platz', other: 'Plätze' })} enthalten. Jeder weitere kostet $${number(amount)} pro Monat.`,
    seatsByYear: ({ included, amount }, { number, plural }) =>
      `${number(included)} ${plural(included, { one: 'Platz', other: 'Plätze' })} enthalten. Jeder weitere kostet $${number(amount)} pro Jahr.`,
    freeAccount: 'Kostenloses Konto anlegen',
    start: ({ plan }) => `Mit ${plan} beginnen`,
    upgrade: ({ plan }) => `Zu ${plan} wechseln`,
    request: ({ plan }) => `${plan} anfragen`,
    change: ({ plan }) => `Zu ${plan} wechseln`,
    payer: 'Ihr Team zahlt',
    payerText: ({ name }) =>
      `Ihr Tarif gehört zu ${name}. Eine Inhaberin oder ein Inhaber der Organisation kann ihn ändern.`,
    recommended: 'Empfohlen für die tägliche Recherche',
    samples: 'Dies sind Beispielpreise. Die echten legt fest, wer diesen Server betreibt.',
    current: 'Aktueller Tarif',
    toChange:
      'Der Support richtet Ihren Tarif ein und antwortet per E-Mail. Ohne Ihre Zustimmung wird nichts berechnet.',
    support: 'Support kontaktieren',
    empty: 'Zurzeit gibt es keine Tarife.',
  },
  PlanDifferences: {
    title: 'Was die Tarife enthalten',
    caption: 'Tarife im Vergleich, Zeile für Zeile',
    feature: 'Funktion',
    search: 'Unternehmen, Märkte und Runden suchen',
    news: 'News zu Unternehmen und Märkten',
    watchlists: 'Watchlists',
    investments: 'Investments eines Investors',
    portfolio: 'Portfolio-Unternehmen',
    coinvestors: 'Co-Investoren',
    urlMetrics: 'Kennzahlen von Websites',
    teams: 'Teams in einem gemeinsamen Workspace',
    count: ({ count }, { number }) => number(count),
    unlimited: 'Unbegrenzt',
    yes: 'Enthalten',
    no: 'Nicht enthalten',
    latest: 'Aus den 10 neuesten Investments',
    all: 'Alle',
  },
  PlanQuestions: {
    title: 'Fragen zu den Tarifen',
    renewal: 'Verlängert sich ein bezahlter Tarif von selbst, und wie kündige ich?',
    renewalAnswer:
      'Der Support richtet bezahlte Tarife ein und vereinbart Preis, Laufzeit und erste Zahlung mit Ihnen. Vorher wird nichts berechnet. Zum Kündigen schreiben Sie dem Support.',
    cancel: 'Was wird aus meinen Watchlists, wenn ich zu Free zurückkehre?',
    cancelAnswer:
      'Sie behalten alle und können sie weiterhin lesen. Neue können Sie erst anlegen, wenn Sie weniger haben, als Ihr Tarif erlaubt.',
    tax: 'Enthalten die Preise Umsatzsteuer?',
    taxAnswer: 'Nein. Preise sind in US-Dollar ohne Steuer angegeben. Was hinzukommt, sehen Sie vor der Zahlung.',
    seats: 'Wie funktionieren Plätze?',
    seatsAnswer:
      'Ein Teams-Workspace hat mindestens 5 Plätze. Jeder Platz über die enthaltenen hinaus kostet den Preis auf der Karte, und die Summe ändert sich mit Ihrer Wahl.',
  },
  ReferralOffer: {
    free: ({ months }, { number, plural }) =>
      `${number(months)} ${plural(months, { one: 'Monat', other: 'Monate' })} kostenlos`,
    today: 'Heute zu zahlen',
    month: ({ total, day }, { hundredths, shortDay }) => `danach $${hundredths(total)} pro Monat ab ${shortDay(day)}`,
    year: ({ total, day }, { hundredths, shortDay }) => `danach $${hundredths(total)} pro Jahr ab ${shortDay(day)}`,
  },
};
