import type { Translations } from '../Translations.ts';

export const account: Pick<
  Translations,
  | 'AccountBilling'
  | 'BillingDetails'
  | 'AccountData'
  | 'AccountNotifications'
  | 'AccountProfile'
  | 'AccountSections'
  | 'AccountSecurity'
  | 'ApiTokens'
  | 'Experiments'
  | 'LinkedSlack'
  | 'SlackConfirm'
  | 'ViewAlerts'
> = {
  BillingDetails: {
    plan: 'Tarif',
    grantedBy: ({ kind, name }) => {
      if (kind === 'organization') return `Gehört zu ${name ?? 'Ihrer Organisation'}`;
      if (kind === 'referral')
        return name === null ? 'Kostenlose Monate durch eine Empfehlung' : `Kostenlose Monate von ${name}`;
      if (kind === 'payment') return 'Mit Karte bezahlt';
      return kind === 'staff' ? 'Vom Support eingerichtet' : '';
    },
    seats: 'Plätze',
    seatsUsed: ({ used, seats }, { number }) => `${number(used)} von ${number(seats)} belegt`,
    renews: 'Verlängerung',
    renewal: ({ cents, day, period }, { hundredths, shortDay }) => {
      const per = period === 'year' ? ' pro Jahr' : ' pro Monat';
      return `${shortDay(day)} für $${hundredths(cents / 100)}${period === null ? '' : per}`;
    },
    addCard: ({ day }, { shortDay }) =>
      `Hinterlegen Sie bis ${shortDay(day)} im Abrechnungsportal eine Karte. Ohne Karte endet der Tarif dann, und nichts wird berechnet.`,
    ends: ({ day }, { shortDay }) =>
      `Ihr Tarif ist gekündigt. Bis ${shortDay(day)} funktioniert alles, und auch dann wird nichts gelöscht.`,
    paymentFailed: ({ day }, { shortDay }) =>
      `Die Zahlung am ${shortDay(day)} ist fehlgeschlagen. Nehmen Sie im Abrechnungsportal eine andere Karte, um den Tarif zu behalten.`,
    readOnly: ({ day }, { shortDay }) =>
      `Die Zahlung am ${shortDay(day)} ist fehlgeschlagen. Bis das behoben ist, lassen sich Listen nur lesen.`,
    ended: 'Der Tarif ist beendet. Bis er erneuert wird, lassen sich Listen nur lesen.',
    pending: 'Dieser Arbeitsbereich ist noch nicht bezahlt. Es wurde nichts berechnet.',
    finish: 'Zahlung abschließen',
    open: ({ plan }) => `Sie haben die Zahlung für ${plan} nicht abgeschlossen. Es wurde nichts berechnet.`,
    portal: 'Abrechnungsportal öffnen',
    fix: 'Zahlung in Ordnung bringen',
    failed: 'Die Zahlungsseite konnte nicht geöffnet werden',
    invoices: 'Rechnungen',
    noInvoices: 'Noch keine Rechnungen',
    invoice: ({ day, description, cents, tax, taxLabel }, { hundredths, shortDay }) => {
      const included = taxLabel === null ? '' : `, davon ${taxLabel} $${hundredths(tax / 100)}`;
      return `${shortDay(day)}: ${description}, $${hundredths(cents / 100)}${included}`;
    },
    paid: 'Bezahlt',
    unpaid: 'Nicht bezahlt',
    canceled: 'Storniert',
    view: 'Rechnung ansehen',
  },
  AccountBilling: {
    title: 'Abrechnung',
    plan: 'Tarif',
    includes: 'Enthalten',
    usage: 'Nutzung',
    plans: 'Tarife vergleichen',
    chosen: ({ name, total, period, seats }, { number }) =>
      `Ihre Wahl: ${name}, $${number(total)} pro ${period === 'month' ? 'Monat' : 'Jahr'}${seats === null ? '' : ` für ${number(seats)} Plätze`}`,
    chosenCheckout: 'Vor Ihrer Bestätigung wird nichts berechnet.',
    chosenRequest:
      'Der Support richtet Ihren Tarif ein und antwortet per E-Mail. Ohne Ihre Zustimmung wird nichts berechnet.',
    toCheckout: 'Weiter zur Zahlung',
    toRequest: ({ plan }) => `${plan} anfragen`,
    drop: 'Nicht jetzt',
    toChange: 'Um Ihren Tarif zu ändern, wenden Sie sich an den Support.',
    support: 'Support kontaktieren',
  },
  AccountData: {
    title: 'Ihre Daten',
    download: 'Daten herunterladen',
    downloadText: 'Alles, was wir über Sie speichern, in einer JSON-Datei.',
    remove: 'Konto löschen',
    removeText: 'Sie sehen zuerst, was mit Ihren Listen und Organisationen geschieht.',
    dialog: 'Konto löschen?',
    handedOn: ({ count }, { number }) =>
      `Watchlists, die andere bearbeiten können und die an diese gehen: ${number(count)}.`,
    deleted: ({ count, shared }, { number }) =>
      `Watchlists, die gelöscht werden: ${number(count)}${shared > 0 ? `, davon für andere sichtbar: ${number(shared)}` : ''}.`,
    others:
      'Ihr Profil, Ihre Einstellungen, Ansichten und Benachrichtigungen werden gelöscht. Das lässt sich nicht rückgängig machen.',
    organization: ({ name, members, lists }, { number }) =>
      `${name} löschen (weitere Personen: ${number(members)}, Watchlists: ${number(lists)})`,
    organizations: 'Organisationen, die nur Ihnen gehören',
    organizationsHint: 'Um eine zu behalten, übergeben Sie sie zuerst einer anderen Person.',
    paying: ({ names }, { list }) => `Kündigen Sie zuerst den Tarif von ${list(names, 'and')}.`,
    password: 'Passwort',
    passwordHint: 'Sie haben keines? Legen Sie auf der Anmeldeseite mit „Passwort zurücksetzen“ eines fest.',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    organizationMissing: 'Bestätigen Sie jede Organisation, oder übergeben Sie sie zuerst.',
    next: 'Weiter',
    cancel: 'Abbrechen',
    toWorkspaces: 'Arbeitsbereiche öffnen',
  },
  AccountNotifications: {
    title: 'Benachrichtigungen',
    pulses: 'Market Pulse',
    pulsesHint: 'E-Mail-Newsletter nach Themen.',
    noPulses: 'Zurzeit gibt es keine Market-Pulse-Listen.',
    watchlists: 'E-Mails mit News zu Watchlists',
    watchlistsHint: 'Sie können sie auch für einzelne Watchlists abschalten.',
    frequency: 'Wie oft',
    daily: 'Jeden Morgen, wenn es Neues gibt',
    weekly: 'Montags für die Woche',
    wouldHave: ({ count, days }, { number, plural }) =>
      `In ${number(days)} Tagen ${plural(count, { one: 'wäre es 1 E-Mail gewesen', other: `wären es ${number(count)} E-Mails gewesen` })}`,
    notices: 'Benachrichtigungen per E-Mail',
    noticesHint: 'Einladungen, Zahlungen und fertige Dateien. Sie stehen immer auch in der Kopfzeile.',
    messages: 'E-Mails über Nachrichten',
    messagesHint: 'Über ungelesene Nachrichten privater Kanäle, während Sie nicht da sind, höchstens alle 4 Stunden.',
    paused: 'Diese E-Mails pausieren',
    pausedHint: 'Nichts davon wird verschickt, bis Sie dies ändern. Codes und Sicherheitshinweise kommen weiterhin.',
    save: 'Benachrichtigungen speichern',
  },
  AccountProfile: {
    title: 'Profil',
    firstName: 'Vorname',
    firstNameMissing: 'Geben Sie Ihren Vornamen ein.',
    lastName: 'Nachname',
    lastNameMissing: 'Geben Sie Ihren Nachnamen ein.',
    nameShort: 'Geben Sie mindestens 2 Zeichen ein.',
    nameLetters: 'Geben Sie nur Buchstaben ein.',
    email: 'E-Mail',
    emailHint: 'Damit melden Sie sich an. Hier lässt sie sich nicht ändern.',
    save: 'Namen speichern',
    picture: 'Profilbild',
    pictureOf: ({ name }) => `Bild von ${name}`,
  },
  ApiTokens: {
    title: 'API-Tokens',
    text: 'Mit einem Token liest ein Skript von Ihnen, was Sie sehen können. Behandeln Sie ihn wie ein Passwort.',
    tokens: 'Ihre Tokens',
    none: 'Noch keine Tokens',
    created: 'Kopieren Sie den Token jetzt. Sie können ihn nicht noch einmal sehen.',
    secret: 'Neuer Token',
    copy: 'Token kopieren',
    seen: 'Token ausblenden',
    form: 'Neuer Token',
    name: 'Name',
    nameHint: 'Etwa das Skript, das ihn benutzt.',
    nameMissing: 'Geben Sie einen Namen ein.',
    scopes: 'Darf lesen',
    scopesMissing: 'Wählen Sie, was der Token lesen darf.',
    research: 'Unternehmen, Märkte, Finanzierungen, Personen und News',
    watchlists: 'Ihre Watchlists',
    days: 'Gültig für',
    dayCount: ({ days }, { number, plural }) => `${number(days)} ${plural(days, { one: 'Tag', other: 'Tage' })}`,
    create: 'Token erstellen',
    ends: ({ hint }) => `Endet auf ${hint}`,
    lastUsed: 'Zuletzt benutzt',
    neverUsed: 'Noch nicht benutzt',
    expires: 'Läuft ab',
    revoke: ({ name }) => `${name} widerrufen`,
    revokeShort: 'Widerrufen',
    revokeTitle: ({ name }) => `„${name}“ widerrufen?`,
    revokeText: 'Skripte, die ihn benutzen, funktionieren sofort nicht mehr. Das lässt sich nicht rückgängig machen.',
  },
  ViewAlerts: {
    title: 'Benachrichtigungen zu gespeicherten Ansichten',
    text: 'Einmal am Tag erhalten Sie eine Mitteilung, was in diesen Ansichten neu ist.',
    none: 'Noch keine. Öffnen Sie eine gespeicherte Ansicht von Unternehmen oder Finanzierungsrunden, und schalten Sie unter „Ansichten“ die Option „Benachrichtigen“ ein.',
    companies: 'Unternehmen',
    funding: 'Finanzierungsrunden',
    checked: 'Zuletzt geprüft',
    turnOff: 'Ausschalten',
    turnOffAlert: ({ name }) => `Benachrichtigung zu ${name} ausschalten`,
  },
  AccountSections: {
    sections: 'Abschnitte Ihres Kontos',
    display: 'Anzeige',
  },
  AccountSecurity: {
    title: 'Sicherheit',
    passwordTitle: 'Passwort ändern',
    current: 'Aktuelles Passwort',
    currentMissing: 'Geben Sie Ihr aktuelles Passwort ein.',
    password: 'Neues Passwort',
    repeated: 'Neues Passwort wiederholen',
    different: 'Die Passwörter stimmen nicht überein.',
    change: 'Passwort ändern',
    changed: 'Passwort geändert. Andere Geräte wurden abgemeldet.',
    sessions: 'Wo Sie angemeldet sind',
    unknownDevice: 'Unbekanntes Gerät',
    thisDevice: 'Dieses Gerät',
    lastUsed: 'Zuletzt verwendet',
    deviceOn: ({ browser, system }) => `${browser} unter ${system}`,
    end: ({ device }) => `${device} abmelden`,
    endShort: 'Abmelden',
    endAll: 'Überall abmelden',
    endAllText: 'Beendet alle Sitzungen, auch diese.',
    none: 'Ihre Sitzungen verwaltet die Anmeldung Ihrer Organisation.',
  },
  Experiments: {
    title: 'Experimentell',
    text: 'Probieren Sie Änderungen der App, bevor alle sie bekommen. Sie gelten nur für Sie, auf allen Ihren Geräten.',
    onForMe: 'Für mich an',
    continuousRows: 'Fortlaufende Zeilen',
    continuousRowsText:
      'Tabellen mit Unternehmen, Runden und Märkten beginnen als eine Liste aller Zeilen. Eine Anzahl, die Sie wählen, hat Vorrang.',
    wideTables: 'Tabellen in voller Breite',
    wideTablesText:
      'Seiten mit einer Tabelle beginnen in der vollen Breite des Fensters. Die Breite, die Sie wählen, hat Vorrang.',
    keyHints: 'Tasten in Menüs',
    keyHintsText:
      'Die Menüs der Kopfzeile zeigen die Tasten, die zu einer Seite führen. Braucht einzelne Tasten, in den Einstellungen der Anzeige.',
  },
  LinkedSlack: {
    title: 'Slack',
    slackUser: 'Slack-Benutzer',
    linked: 'Verknüpft',
    unlink: 'Slack trennen',
    unlinkTitle: ({ slackUserId }) => `${slackUserId} trennen?`,
    unlinkText:
      'Ihr Konto kennt Ihren Slack-Benutzer dann nicht mehr. Um ihn wieder zu verknüpfen, öffnen Sie den Link in Slack.',
    unlinkShort: 'Trennen',
  },
  SlackConfirm: {
    title: 'Slack-Benutzer verknüpfen?',
    text: 'Vergleichen Sie die ID mit der Mitglieds-ID in Ihrem Slack-Profil.',
    slackUser: 'Slack-Benutzer',
    account: 'Ihr Konto',
    replaces: 'Ersetzt',
    warning:
      'Verknüpfen Sie nur, wenn Sie diese Seite aus Ihrem eigenen Slack geöffnet haben. Ein Link von jemand anderem könnte deren Slack-Benutzer mit Ihrem Konto verbinden.',
    link: 'Slack-Benutzer verknüpfen',
    cancel: 'Nicht verknüpfen',
    nothingLinked: 'Es wurde nichts verknüpft. Wenn das wieder geschieht, wenden Sie sich an den Support.',
    linkedTitle: 'Ihr Slack-Benutzer ist verknüpft',
    linkedText: ({ slackUserId, email }) => `${slackUserId} ist mit ${email} verknüpft.`,
    failed: 'Etwas ist schiefgegangen',
    failedText: 'Dieser Link nennt keinen Slack-Benutzer. Öffnen Sie ihn noch einmal in Slack.',
    home: 'Zur Startseite',
  },
};
