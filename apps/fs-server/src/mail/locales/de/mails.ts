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
  digest: {
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
};
