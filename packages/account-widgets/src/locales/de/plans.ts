import { type PlanId, planDescriptions } from '@fs/api-contract';
import type { Translations } from '../Translations.ts';

/** Of the plans as they are delivered. An owner’s own descriptions stay as they are. */
const descriptions: Readonly<Record<PlanId, string>> = {
  'fuel-free': 'Unternehmen und Märkte suchen, News lesen und 1 Watchlist führen.',
  'fuel-individual': 'Vollständige Unternehmensprofile und bis zu 5 Watchlists.',
  'fuel-individual-plus': 'Vollständige Unternehmensprofile und unbegrenzt viele Watchlists.',
  'fuel-teams':
    'Vollständige Unternehmensprofile und ein gemeinsamer Arbeitsbereich mit unbegrenzt vielen Watchlists und bis zu 3 Teams.',
};

export const plans: Pick<
  Translations,
  | 'Checkout'
  | 'CheckoutConfirmation'
  | 'CheckoutProblem'
  | 'MarketingPanel'
  | 'PlanCards'
  | 'PlanDifferences'
  | 'PlanQuestions'
  | 'ReferralOffer'
> = {
  Checkout: {
    title: 'Ihren Tarif prüfen',
    plans: 'Tarife vergleichen',
    plan: 'Tarif',
    for: 'Für',
    billing: 'Abrechnung',
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    seats: 'Plätze',
    seatsText: ({ included, amount, period }, { number, plural }) =>
      `${number(included)} ${plural(included, { one: 'Platz', other: 'Plätze' })} enthalten. Jeder weitere kostet $${number(amount)} pro ${period === 'year' ? 'Jahr' : 'Monat'}.`,
    free: ({ months }, { number, plural }) =>
      `${number(months)} ${plural(months, { one: 'Monat', other: 'Monate' })} kostenlos`,
    invited: ({ name }) => `Eingeladen von ${name}`,
    today: 'Heute zu zahlen',
    dollars: ({ amount }, { hundredths }) => `$${hundredths(amount)}`,
    renews: ({ amount, day, period }, { hundredths, shortDay }) =>
      `Verlängert sich am ${shortDay(day)} für $${hundredths(amount)} pro ${period === 'year' ? 'Jahr' : 'Monat'}.`,
    cancel: ({ day }, { shortDay }) =>
      `Kündigen Sie vor dem ${shortDay(day)}, um nichts weiter zu zahlen. Bis dahin funktioniert alles.`,
    freeThen: ({ amount, day, period }, { hundredths, shortDay }) =>
      `danach $${hundredths(amount)} pro ${period === 'year' ? 'Jahr' : 'Monat'} ab ${shortDay(day)}`,
    noCard: ({ day }, { shortDay }) =>
      `Jetzt ist keine Karte nötig. Ohne Karte am ${shortDay(day)} endet der Tarif, und nichts wird berechnet.`,
    tax: 'Preise enthalten die Steuer. Ihre Rechnungen weisen sie aus.',
    test: 'Dies ist eine Testzahlung. Es wird kein Geld berechnet.',
    pay: 'Weiter zur Zahlung',
    startFree: ({ months }, { number, plural }) =>
      `${number(months)} ${plural(months, { one: 'kostenlosen Monat', other: 'kostenlose Monate' })} beginnen`,
    canceled: 'Sie haben die Zahlung abgebrochen. Es wurde nichts berechnet, und Ihre Auswahl ist noch da.',
    declined:
      'Ihre Karte wurde abgelehnt. Es wurde nichts berechnet. Gehen Sie weiter zur Zahlung, und nehmen Sie eine andere Karte.',
    failed: 'Der Tarif konnte nicht geändert werden.',
    contact: 'Bitte wenden Sie sich an den Support.',
    support: 'Support kontaktieren',
  },
  CheckoutConfirmation: {
    confirming: 'Ihre Zahlung wird bestätigt',
    confirmingText: 'Das dauert ein paar Sekunden. Bitte zahlen Sie nicht noch einmal.',
    paid: ({ plan }) => `Sie haben jetzt ${plan}`,
    paidText: 'Ab jetzt funktioniert alles, was Ihr Tarif enthält.',
    goOn: 'Weiter',
    late: 'Ihre Zahlung ist noch nicht bestätigt',
    lateText:
      'Es wird nichts doppelt berechnet. Ihr Tarif beginnt, sobald die Zahlung bestätigt ist, auch ohne diese Seite.',
    checkAgain: 'Erneut prüfen',
    unpaid: 'Diese Zahlung wurde nicht abgeschlossen',
    unpaidText: 'Es wurde nichts berechnet. Wählen Sie einen Tarif, um neu zu beginnen.',
    plans: 'Tarife vergleichen',
    failed: 'Der Tarif konnte nicht geändert werden.',
    contact: 'Bitte wenden Sie sich an den Support.',
    support: 'Support kontaktieren',
  },
  CheckoutProblem: {
    invalidPlan: ({ id }) => `Ungültiger Tarif: ${id}`,
    invalidReferral: ({ id }) => `Ungültige Empfehlung: ${id}`,
    nothingChanged: 'Es wurde nichts geändert und nichts berechnet.',
    paying: ({ name }) => `${name} hat schon einen Tarif.`,
    payingText: 'Ändern Sie ihn im Abrechnungsportal. Ein zweiter Tarif würde doppelt berechnet.',
    notOwner: 'Nur Inhaber dieses Arbeitsbereichs können ihn bezahlen.',
    notOwnerText: 'Fragen Sie einen von ihnen. Es wurde nichts geändert und nichts berechnet.',
    own: 'Ihren eigenen Empfehlungscode können Sie nicht verwenden.',
    ownText: 'Geben Sie ihn weiter. Einen Tarif können Sie trotzdem wählen.',
    used: 'Sie haben schon einen Empfehlungscode verwendet.',
    usedText: 'Ein Konto kann nur mit einem Code beginnen. Einen Tarif können Sie trotzdem wählen.',
    plans: 'Tarife vergleichen',
    toBilling: 'Zur Abrechnung',
  },
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
      `Bis zu ${number(count)} ${plural(count, { one: 'Team', other: 'Teams' })} in einem Arbeitsbereich`,
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
    owned: ({ name }) => `Ihr Tarif gehört zu ${name}. Sie verwalten ihn in der Abrechnung der Organisation.`,
    openBilling: ({ name }) => `Abrechnung von ${name} öffnen`,
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
    teams: 'Teams in einem gemeinsamen Arbeitsbereich',
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
      'Ja, jeden Monat oder jedes Jahr. Tag und Betrag sehen Sie vor der Zahlung. Kündigen können Sie jederzeit im Abrechnungsportal: Bis zum Ende des bezahlten Zeitraums funktioniert alles.',
    cancel: 'Was wird aus meinen Watchlists, wenn ich zu Free zurückkehre?',
    cancelAnswer:
      'Sie behalten alle und können sie weiterhin lesen. Neue können Sie erst anlegen, wenn Sie weniger haben, als Ihr Tarif erlaubt.',
    tax: 'Enthalten die Preise Umsatzsteuer?',
    taxAnswer:
      'Ja. Preise sind in US-Dollar mit Steuer angegeben, Sie zahlen also, was Sie sehen. Ihre Rechnungen weisen die Steuer aus.',
    seats: 'Wie funktionieren Plätze?',
    seatsAnswer:
      'Ein Teams-Arbeitsbereich hat mindestens 5 Plätze. Jeder Platz über die enthaltenen hinaus kostet den Preis auf der Karte, und die Summe ändert sich mit Ihrer Wahl.',
  },
  ReferralOffer: {
    free: ({ months }, { number, plural }) =>
      `${number(months)} ${plural(months, { one: 'Monat', other: 'Monate' })} kostenlos`,
    today: 'Heute zu zahlen',
    month: ({ total, day }, { hundredths, shortDay }) => `danach $${hundredths(total)} pro Monat ab ${shortDay(day)}`,
    year: ({ total, day }, { hundredths, shortDay }) => `danach $${hundredths(total)} pro Jahr ab ${shortDay(day)}`,
  },
};
