import type { Translations } from '../Translations.ts';

export const workspaces: Pick<
  Translations,
  | 'DiscardQuestion'
  | 'UsageMeters'
  | 'WorkspaceCards'
  | 'WorkspaceLeave'
  | 'WorkspacePeople'
  | 'WorkspaceProfile'
  | 'WorkspaceReferrals'
  | 'WorkspaceTeams'
> = {
  DiscardQuestion: {
    title: 'Änderungen verwerfen?',
    text: 'Was Sie eingegeben haben, wird nicht gespeichert.',
    discard: 'Verwerfen',
  },
  UsageMeters: {
    watchlists: 'Watchlists',
    teams: 'Teams',
    seats: 'Plätze',
    ofLimit: ({ used, limit }, { number }) => `${number(used)} von ${number(limit)}`,
    unlimited: ({ used }, { number }) => `${number(used)}, unbegrenzt`,
  },
  WorkspaceCards: {
    personal: 'Persönlich',
    owner: 'Inhaber',
    member: 'Mitglied',
    active: 'Wird verwendet',
    pending: 'Noch nicht bezahlt',
    inactive: 'Inaktiv',
    seats: ({ used, limit }, { number, plural }) =>
      limit === null
        ? plural(used, { one: '1 Person', other: `${number(used)} Personen` })
        : `${number(used)} von ${number(limit)} Plätzen`,
    lists: ({ used, limit }, { number, plural }) =>
      limit === null
        ? plural(used, { one: '1 Watchlist', other: `${number(used)} Watchlists` })
        : `${number(used)} von ${plural(limit, { one: '1 Watchlist', other: `${number(limit)} Watchlists` })}`,
    switchTo: 'Zu diesem Arbeitsbereich wechseln',
    finish: 'Zahlung abschließen',
    fix: 'Zahlung korrigieren',
    pendingText: 'Vor der Zahlung wird nichts berechnet und niemand eingeladen. Watchlists können nur gelesen werden.',
    ends: ({ day }, { shortDay }) =>
      `Der Tarif ist gekündigt. Bis ${shortDay(day)} funktioniert alles, und auch dann wird nichts gelöscht.`,
    failedOn: ({ day }, { shortDay }) =>
      `Die Zahlung vom ${shortDay(day)} ist fehlgeschlagen. Bis das behoben ist, können Watchlists nur gelesen werden.`,
    failed: 'Der Tarif ist abgelaufen. Bis er erneuert wird, können Watchlists nur gelesen werden.',
    invitations: 'Einladungen',
    invited: ({ who, name }) => `${who} lädt Sie zu ${name} ein`,
    asOwner: 'Als Inhaber',
    asMember: 'Als Mitglied',
    join: 'Beitreten',
    decline: 'Ablehnen',
    alone: 'Arbeiten Sie mit anderen.',
    createTeam: 'Team erstellen',
    yours: 'Ihre Arbeitsbereiche',
  },
  WorkspaceLeave: {
    title: 'Diesen Arbeitsbereich verlassen',
    text: 'Ihr Zugang zu Watchlists und Teams endet sofort. Was Sie erstellt haben, bleibt im Arbeitsbereich.',
    leave: 'Verlassen',
    ask: ({ name }) => `${name} verlassen?`,
    lastOwner: 'Sie sind der letzte Inhaber. Übergeben Sie die Inhaberschaft, bevor Sie gehen.',
    onlyPerson:
      'Außer Ihnen ist niemand hier. Laden Sie jemanden ein und übergeben Sie die Inhaberschaft, bevor Sie gehen, oder löschen Sie Ihr Konto, um den Arbeitsbereich zu löschen.',
  },
  WorkspacePeople: {
    title: 'Personen',
    owner: 'Inhaber',
    member: 'Mitglied',
    you: 'Sie',
    roleOf: ({ name }) => `Rolle von ${name}`,
    remove: 'Entfernen',
    removeOf: ({ name }) => `${name} entfernen`,
    removeAsk: ({ name }) => `${name} entfernen?`,
    removeText: 'Der Zugang endet sofort, auch in offenen Tabs. Was die Person erstellt hat, bleibt im Arbeitsbereich.',
    transfer: 'Inhaberschaft übergeben',
    transferOf: ({ name }) => `Inhaberschaft an ${name} übergeben`,
    transferAsk: ({ name }) => `Inhaberschaft an ${name} übergeben?`,
    transferText: 'Diese Person wird Inhaber, und Sie werden Mitglied.',
    pending: 'Offene Einladungen',
    invitedBy: ({ who, day }, { shortDay }) => `Eingeladen von ${who} am ${shortDay(day)}`,
    remindedOn: ({ day }, { shortDay }) => `Erinnert am ${shortDay(day)}`,
    notSent: 'Die E-Mail wird gesendet, sobald der Arbeitsbereich bezahlt ist.',
    remind: 'Erinnern',
    remindOf: ({ email }) => `${email} erinnern`,
    withdraw: 'Zurückziehen',
    withdrawOf: ({ email }) => `Einladung von ${email} zurückziehen`,
    invite: 'Personen einladen',
    addresses: 'E-Mail-Adressen',
    addressesHint: 'Geben Sie bis zu 200 Adressen ein, oder fügen Sie sie mit beliebigen Trennzeichen ein.',
    invalid: ({ email }) => `Die E-Mail-Adresse ${email} ist ungültig`,
    duplicates: ({ count }, { number, plural }) =>
      plural(count, {
        one: '1 doppelte Adresse wurde ausgelassen.',
        other: `${number(count)} doppelte Adressen wurden ausgelassen.`,
      }),
    known: ({ count }, { number, plural }) =>
      plural(count, {
        one: '1 Adresse gehört schon dazu oder ist schon eingeladen.',
        other: `${number(count)} Adressen gehören schon dazu oder sind schon eingeladen.`,
      }),
    role: 'Rolle',
    send: 'Einladungen senden',
    free: ({ count }, { number, plural }) =>
      plural(count, { one: '1 Platz ist frei.', other: `${number(count)} Plätze sind frei.` }),
    beyond: ({ count }, { number, plural }) =>
      plural(count, { one: '1 weiterer Platz fehlt.', other: `${number(count)} weitere Plätze fehlen.` }),
    unpaid: ({ count }, { number, plural }) =>
      plural(count, {
        one: 'Es ist 1 Platz mehr belegt als bezahlt. Fügen Sie einen Platz hinzu oder entfernen Sie jemanden, um andere einzuladen.',
        other: `Es sind ${number(count)} Plätze mehr belegt als bezahlt. Fügen Sie Plätze hinzu oder entfernen Sie Personen, um andere einzuladen.`,
      }),
    price: ({ from, to, period }, { number }) =>
      `Der Tarif kostet dann $${number(to)} statt $${number(from)} pro ${period === 'month' ? 'Monat' : 'Jahr'}.`,
    addSeats: 'Plätze hinzufügen',
  },
  WorkspaceProfile: {
    title: 'Über diesen Arbeitsbereich',
    usage: 'Nutzung',
    name: 'Name',
    description: 'Beschreibung',
    logo: 'Logo',
    logoOf: ({ name }) => `Logo von ${name}`,
    nameShort: 'Mindestens 2 Zeichen',
    save: 'Speichern',
    plan: 'Tarif',
    renews: 'Verlängerung',
    watchlists: 'Watchlists',
    billing: 'Abrechnung und Plan',
    noWatchlists: 'Dieser Arbeitsbereich hat noch keine Watchlists.',
    openWatchlists: 'Watchlists öffnen',
    readOnly: 'Nur lesen',
    seatsUnpaid: ({ count }, { number, plural }) =>
      plural(count, {
        one: 'Es ist 1 Platz mehr belegt als bezahlt. Alle behalten den Zugriff, aber niemand kann mehr eingeladen werden.',
        other: `Es sind ${number(count)} Plätze mehr belegt als bezahlt. Alle behalten den Zugriff, aber niemand kann mehr eingeladen werden.`,
      }),
    seatsHint: 'Jede Person und jede offene Einladung belegt einen Platz.',
    overText: ({ limit }, { number, plural }) =>
      `Der Tarif umfasst ${plural(limit, { one: '1 Watchlist', other: `${number(limit)} Watchlists` })}. Nichts wird gelöscht. Wählen Sie, welche offen bleiben.`,
    keepOpen: 'Watchlists, die offen bleiben',
    tooMany: ({ limit }, { number }) => `Wählen Sie bis zu ${number(limit)}.`,
    saveOpen: 'Auswahl speichern',
  },
  WorkspaceReferrals: {
    title: 'Empfehlungscodes',
    text: 'Wer sich mit einem Code dieses Arbeitsbereichs registriert, erhält dessen Tarif. Ein Code zählt einmal je Konto.',
    none: 'Noch keine Empfehlungscodes. Erstellen Sie einen, und teilen Sie seinen Link.',
    off: 'Aus',
    gives: ({ plan }) => `Gibt ${plan}`,
    uses: ({ count }, { number, plural }) =>
      count === 0
        ? 'noch nicht verwendet'
        : plural(count, { one: 'von 1 Konto verwendet', other: `von ${number(count)} Konten verwendet` }),
    copy: 'Link kopieren',
    copyOf: ({ code }) => `Link kopieren: ${code}`,
    edit: 'Bearbeiten',
    editOf: ({ code }) => `${code} bearbeiten`,
    switchOff: 'Ausschalten',
    switchOffOf: ({ code }) => `${code} ausschalten`,
    switchOn: 'Einschalten',
    switchOnOf: ({ code }) => `${code} einschalten`,
    results: 'Ergebnisse',
    resultsOf: ({ code }) => `Ergebnisse von ${code}`,
    noResults: 'Mit diesem Code hat sich noch niemand registriert.',
    came: 'Registriert',
    outcome: ({ outcome, plan }) =>
      ({ 'signed-up': `Nutzt ${plan}`, 'free-months': `Freimonate von ${plan}`, paying: `Bezahlt ${plan}` })[outcome],
    add: 'Neuer Code',
    code: 'Empfehlungscode',
    codeHint: '4 bis 40 Buchstaben, Ziffern und Bindestriche. Ein Code lässt sich später nicht ändern.',
    codeInvalid: 'Geben Sie 4 bis 40 Buchstaben, Ziffern und Bindestriche ein',
    description: 'Beschreibung',
    descriptionHint: 'Optional. Wer dem Link folgt, sieht sie.',
    create: 'Code erstellen',
    save: 'Speichern',
    cancel: 'Abbrechen',
  },
  WorkspaceTeams: {
    title: 'Teams',
    none: 'Noch keine Teams. Ein Team teilt Watchlists unter einigen Personen des Arbeitsbereichs.',
    people: ({ count }, { number, plural }) =>
      count === 0 ? 'Keine Mitglieder' : plural(count, { one: '1 Mitglied', other: `${number(count)} Mitglieder` }),
    lists: ({ count }, { number, plural }) =>
      count === 0 ? 'keine Watchlists' : plural(count, { one: '1 Watchlist', other: `${number(count)} Watchlists` }),
    readOnly: 'Nur lesen',
    edit: 'Bearbeiten',
    editOf: ({ name }) => `${name} bearbeiten`,
    remove: 'Löschen',
    removeOf: ({ name }) => `${name} löschen`,
    removeAsk: ({ name }) => `${name} löschen?`,
    removeText: ({ people }, { number, plural }) =>
      `${people === 0 ? 'Niemand verliert' : plural(people, { one: '1 Mitglied verliert', other: `${number(people)} Mitglieder verlieren` })}, was nur dieses Team sieht. Keine Watchlist wird gelöscht.`,
    removeLists: 'Das Team sieht nicht mehr:',
    add: 'Neues Team',
    name: 'Name',
    description: 'Beschreibung',
    members: 'Mitglieder',
    save: 'Speichern',
    cancel: 'Abbrechen',
    nameMissing: 'Geben Sie einen Namen ein',
    overText: ({ limit }, { number, plural }) =>
      `Der Tarif umfasst ${plural(limit, { one: '1 Team', other: `${number(limit)} Teams` })}. Nichts wird gelöscht. Wählen Sie, welche offen bleiben.`,
    keepOpen: 'Teams, die offen bleiben',
    tooMany: ({ limit }, { number }) => `Wählen Sie bis zu ${number(limit)}.`,
    saveOpen: 'Auswahl speichern',
    full: ({ limit }, { number }) => `Der Tarif umfasst bis zu ${number(limit)} Teams.`,
  },
};
