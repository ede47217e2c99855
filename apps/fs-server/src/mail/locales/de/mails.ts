import type { MailTexts } from '../en/mails.ts';

export const de: MailTexts = {
  signUp: {
    subject: (product) => `Bestätigen Sie Ihre E-Mail-Adresse für ${product}`,
    welcome: (product) => `Willkommen bei ${product}. Öffnen Sie diesen Link, um Ihre E-Mail-Adresse zu bestätigen:`,
    confirm: 'E-Mail-Adresse bestätigen',
    code: 'Oder geben Sie diesen Code ein:',
    contested:
      'Mit dieser E-Mail-Adresse hat sich jemand mehrmals registriert, mit verschiedenen Passwörtern. Gültig wird nur ' +
      'eines: das Passwort aus dem Fenster, in dem Sie den Code eingeben oder den Link öffnen.',
    end: 'Der Code gilt 24 Stunden. Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail. Ohne den Code entsteht kein Konto.',
  },
  password: {
    subject: (product) => `Setzen Sie Ihr Passwort für ${product} zurück`,
    code: 'Geben Sie diesen Code ein, um Ihr Passwort zurückzusetzen:',
    end: 'Der Code gilt eine Stunde. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort ändert sich nicht.',
  },
  changeEmail: {
    subject: (product) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${product}`,
    code: 'Geben Sie diesen Code in Ihrem Konto ein, um von nun an diese Adresse zu verwenden:',
    end: 'Der Code gilt 24 Stunden. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ohne den Code ändert sich nichts.',
  },
  passwordChanged: {
    subject: (product) => `Ihr Passwort für ${product} wurde geändert`,
    lead: 'Das Passwort Ihres Kontos wurde geändert. Andere Geräte wurden abgemeldet.',
    end: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, setzen Sie Ihr Passwort auf der Anmeldeseite zurück.',
  },
  emailChanged: {
    subject: (product) => `Die E-Mail-Adresse Ihres Kontos bei ${product} wurde geändert`,
    lead: (email) =>
      `Sie melden sich jetzt mit ${email} an. Andere Geräte wurden abgemeldet. Mit dieser Adresse können Sie sich nicht mehr anmelden.`,
    end: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wenden Sie sich sofort an den Support:',
    support: 'Support kontaktieren',
  },
  alreadySignedUp: {
    subject: (product) => `Sie haben schon ein Konto bei ${product}`,
    lead: 'Jemand wollte sich mit dieser Adresse registrieren, zu der es schon ein Konto gibt.',
    end: 'Wenn Sie das waren, melden Sie sich an oder setzen Sie Ihr Passwort zurück. Wenn nicht, ignorieren Sie diese E-Mail.',
  },
  share: {
    subject: (who, product) => `${who} teilt auf ${product} eine Watchlist mit Ihnen`,
    lead: (who, email, list) => `${who} (${email}) teilt die Watchlist „${list}“ mit Ihnen.`,
    message: 'Die Nachricht dazu:',
    view: 'Zur Watchlist:',
    viewLabel: 'Watchlist öffnen',
  },
  invitation: {
    subject: (account, product) => `Einladung zu ${account} auf ${product}`,
    lead: (who, email, account) => `${who} (${email}) lädt Sie zu ${account} ein.`,
    action: 'Einladung annehmen',
    existing: 'Schon registriert? Melden Sie sich an und nehmen Sie die Einladung unter Arbeitsbereiche an:',
    workspaces: 'Arbeitsbereiche',
    end: (email) =>
      `Die Einladung gilt nur für ${email}. Wenn Sie nicht beitreten möchten, ignorieren Sie diese E-Mail. Sie können jederzeit austreten.`,
  },
  notice: {
    subject: (product) => `Neues zu Ihrem Konto bei ${product}`,
    open: (product) => `${product} öffnen`,
    why: 'Sie erhalten diese E-Mail, weil Sie Benachrichtigungen per E-Mail bekommen.',
    unsubscribe: 'Diese E-Mails abbestellen',
    'export-ready': ({ name }) => `„${name}“ kann heruntergeladen werden.`,
    invitation: ({ from, account }) => `${from} hat Sie zu ${account} eingeladen.`,
    'invitation-accepted': ({ email, account }) => `${email} ist ${account} beigetreten.`,
    'added-to-team': ({ team, account }) => `Sie gehören jetzt zum Team ${team} von ${account}.`,
    'removed-from-account': ({ account }) => `Sie wurden aus ${account} entfernt.`,
    'ownership-received': ({ from, account }) => `${from} hat Sie zum Inhaber von ${account} gemacht.`,
    'list-shared': ({ from, list }) => `${from} hat die Watchlist „${list}“ mit Ihnen geteilt.`,
    'payment-failed': ({ account }) =>
      `Die Zahlung für ${account} ist fehlgeschlagen. Prüfen Sie die Zahlungsart, damit nichts schreibgeschützt wird.`,
    'plan-changed': ({ account, plan }) => `${account} hat jetzt den Tarif ${plan}.`,
    'plan-ends': ({ account, endsOn }) => `Der Tarif von ${account} endet am ${endsOn}.`,
    'lists-read-only': ({ account, count }) =>
      `${account} überschreitet den Tarif. Schreibgeschützte Watchlists: ${count}. Nichts wurde gelöscht.`,
    'referral-used': ({ account, code }) => `Jemand ist mit dem Empfehlungscode ${code} von ${account} beigetreten.`,
    'view-news': ({ view, count, names }) => `${count} neu in Ihrer Ansicht „${view}“: ${names}`,
    'result-ready': ({ subject }) => `Ihr Ergebnis zu ${subject} ist fertig.`,
    'result-failed': ({ subject }) => `Kein Ergebnis zu ${subject}: Der Auftrag ist fehlgeschlagen.`,
  },
  unread: {
    subject: (product) => `Ungelesene Nachrichten bei ${product}`,
    lead: 'In diesen Kanälen warten Nachrichten auf Sie:',
    channel: (name, count) => `${name}: ${count} ungelesen`,
    open: (product) => `${product} öffnen`,
    why: 'Sie erhalten diese E-Mail, weil Sie nicht da sind und Nachrichten ungelesen bleiben.',
    unsubscribe: 'Diese E-Mails abbestellen',
  },
  digest: {
    stop: 'Sie möchten diese E-Mails nicht mehr?',
    unsubscribe: 'Abbestellen',
    subject: (product) => `Neues auf Ihren Watchlists bei ${product}`,
    since: (moment) => `Seit ${moment}:`,
    more: (count) => `und ${count} weitere`,
    view: 'Watchlist öffnen',
    manage: 'E-Mail-Einstellungen verwalten:',
    notifications: 'Benachrichtigungen',
    added: (name) => `Neu auf der Liste: ${name}`,
    raised: (name, amount, round) =>
      amount === undefined
        ? `${name} hat eine Runde abgeschlossen (${round})`
        : `${name} hat ${amount} aufgenommen (${round})`,
    acquired: (acquirer, acquired, amount) =>
      `${acquirer} hat ${acquired} übernommen${amount === undefined ? '' : `, für ${amount}`}`,
    invested: (name, other) => `${name} hat in ${other} investiert`,
  },
  content: {
    subject: (product) => `Ein angeforderter Artikel ist auf ${product}`,
    available: 'Der Artikel, den Sie angefordert haben, ist verfügbar:',
    open: 'Artikel öffnen',
  },
  answer: {
    subject: (product) => `Antwort auf Ihre Nachricht an ${product}`,
    lead: 'Wir antworten auf Ihre Nachricht:',
    yours: 'Sie haben geschrieben:',
  },
};
