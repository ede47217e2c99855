import type { Translations } from '../Translations.ts';

export const accounts: Pick<Translations, 'NewAccountWizard'> = {
  NewAccountWizard: {
    title: 'Neues Konto',
    workspaces: 'Arbeitsbereiche',
    steps: 'Schritte zum neuen Konto',
    details: 'Angaben',
    users: 'Personen',
    plan: 'Tarif',
    name: 'Name',
    nameHint: 'Zum Beispiel der Name Ihres Unternehmens.',
    namePlaceholder: 'Neues Konto',
    nameMissing: 'Geben Sie einen Namen ein, um fortzufahren.',
    nameShort: 'Mindestens 2 Zeichen',
    description: 'Beschreibung',
    owners: 'Inhaber',
    ownersHint: 'Inhaber verwalten Personen, Teams und Zahlungen. Sie gehören dazu. Trennen Sie Adressen durch Kommas.',
    members: 'Mitglieder',
    membersHint: 'Mitglieder verwalten die Watchlists des Kontos. Sie können beliebig viele Adressen einfügen.',
    duplicates: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'doppelte Adresse wurde', other: 'doppelte Adressen wurden' })} ausgelassen.`,
    emailInvalid: ({ email }) => `Die E-Mail-Adresse ${email} ist ungültig`,
    doubleRoles: ({ emails }, { list }) =>
      `${list(emails, 'and')} ${emails.length === 1 ? 'steht' : 'stehen'} bei Inhabern und Mitgliedern und ${emails.length === 1 ? 'wird' : 'werden'} Inhaber.`,
    invited: 'Alle erhalten eine Einladung per E-Mail, sobald das Konto besteht.',
    price: 'Tarif',
    priceMissing: 'Wählen Sie einen Tarif.',
    monthly: ({ plan }) => `${plan}, monatlich`,
    yearly: ({ plan }) => `${plan}, jährlich`,
    aMonth: ({ amount }, { number }) => `$${number(amount)} pro Monat`,
    aYear: ({ amount }, { number }) => `$${number(amount)} pro Jahr`,
    seats: 'Plätze',
    seatsHint: ({ people }, { number, plural }) =>
      `Mindestens 5. Sie haben ${number(people)} ${plural(people, { one: 'Person', other: 'Personen' })} angegeben, Sie selbst eingeschlossen.`,
    tooFewSeats: ({ people, seats }, { number }) =>
      `${number(seats)} Plätze sind weniger als die ${number(people)} angegebenen Personen. Die anderen können beitreten, sobald es mehr Plätze gibt.`,
    noPlans: 'Zurzeit wird kein Teamtarif angeboten.',
    summary: 'Zusammenfassung',
    people: ({ people }, { number, plural }) =>
      `${number(people)} ${plural(people, { one: 'Person', other: 'Personen' })}`,
    seatCount: ({ seats }, { number }) => `${number(seats)} Plätze`,
    from: ({ amount }, { number }) => `Ab $${number(amount)} pro Monat`,
    fromHint: 'Den Tarif wählen Sie im letzten Schritt.',
    today: 'Heute',
    todayAmount: ({ amount }, { hundredths }) => `$${hundredths(amount)}`,
    free: ({ months }, { number }) => `${number(months)} Monate kostenlos`,
    renewal: 'Verlängerung',
    renewalText: ({ amount, day, period }, formats) =>
      `$${formats.number(amount)} pro ${period === 'year' ? 'Jahr' : 'Monat'} ab ${formats.shortDay(day)}`,
    cancel: 'Abbrechen',
    back: 'Zurück',
    next: 'Weiter',
    create: 'Konto anlegen',
    contactSupport: 'Support kontaktieren',
    pending: 'Dieses Konto wurde angelegt. Die Zahlung ist noch offen.',
    sample: 'Beispielpreise',
  },
};
