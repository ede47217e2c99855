import type { Translations } from '../Translations.ts';

const fileKinds = {
  archive: 'Archiv',
  audio: 'Tonaufnahme',
  document: 'Textdokument',
  file: 'Datei',
  image: 'Bild',
  pdf: 'PDF-Dokument',
  slides: 'Präsentation',
  spreadsheet: 'Tabelle',
  text: 'Textdatei',
  video: 'Videodatei',
} as const;

export const messaging: Pick<
  Translations,
  | 'ChannelList'
  | 'ChannelMembersDrawer'
  | 'ChannelPane'
  | 'ChannelPanes'
  | 'ChatProblem'
  | 'NewChannelDrawer'
  | 'PeopleField'
> = {
  ChannelList: {
    title: 'Benachrichtigungen',
    search: 'Kanäle suchen',
    create: 'Erstellen',
    unread: ({ count }, { number }) => `${number(count)} ungelesen`,
    noMessage: 'Noch keine Nachrichten',
    file: 'Datei',
    nothing: 'Alles erledigt',
    noMatch: ({ text }) => `Kein Kanal passt zu „${text}“.`,
    failed: 'Etwas ist schiefgegangen',
  },
  ChannelMembersDrawer: {
    title: 'Mitglieder',
    nobodyChosen: 'Geben Sie zuerst eine E-Mail-Adresse ein',
    creator: 'Hat den Kanal erstellt',
    remove: ({ name }) => `${name} entfernen`,
    removeAsk: ({ name }) => `${name} entfernen?`,
    removeText: 'Die Person hat sofort keinen Zugriff mehr auf Nachrichten und Dateien.',
    removeConfirm: 'Entfernen',
    invite: 'Einladen',
    invited: 'Eingeladen',
    'already-invited': 'Bereits eingeladen',
    'already-member': 'Bereits Mitglied',
    'not-an-email': 'Keine E-Mail-Adresse',
  },
  ChannelPane: {
    log: ({ name }) => `Nachrichten in ${name}`,
    members: 'Mitglieder',
    more: 'Weitere Aktionen',
    leaveChannel: 'Kanal verlassen',
    leaveTitle: 'Diesen Kanal verlassen?',
    leaveText:
      'Sie haben sofort keinen Zugriff mehr auf Nachrichten und Dateien. Um zurückzukommen, brauchen Sie eine Einladung.',
    leave: 'Verlassen',
    deleteChannel: 'Kanal löschen',
    deleteTitle: 'Diesen Kanal löschen?',
    deleteText: ({ name, members, messages }, { number, plural }) =>
      `„${name}“ mit ${number(members)} ${plural(members, { one: 'Mitglied', other: 'Mitgliedern' })} und ${number(messages)} ${plural(messages, { one: 'Nachricht', other: 'Nachrichten' })} samt Dateien wird für alle gelöscht. Das lässt sich nicht rückgängig machen.`,
    delete: 'Löschen',
    deleteMessage: ({ time }) => `Nachricht von ${time} löschen`,
    deleteMessageTitle: 'Diese Nachricht löschen?',
    deleteMessageText:
      'Die Nachricht und ihre Dateien werden für alle gelöscht. Das lässt sich nicht rückgängig machen.',
    older: 'Ältere Nachrichten laden',
    oldest: 'Keine älteren Nachrichten',
    fresh: 'Neu seit Ihrem letzten Besuch',
    newest: 'Zur neuesten Nachricht',
    nothing: 'Alles erledigt',
    failed: 'Etwas ist schiefgegangen',
    formerMember: 'Früheres Mitglied',
    waiting: 'Wartet auf das Senden',
    sending: 'Wird gesendet …',
    notSent: 'Nicht gesendet',
    retry: 'Erneut versuchen',
    discard: 'Verwerfen',
    message: 'Nachricht',
    placeholder: 'Nachricht schreiben',
    preview: 'Vorschau',
    send: 'Senden',
    fileFailed: 'Laden Sie die fehlgeschlagene Datei erneut hoch oder entfernen Sie sie.',
    fileUploading: 'Warten Sie, bis die Dateien hochgeladen sind.',
    keys: 'Strg+Eingabe oder ⌘+Eingabe sendet. **Fett**, _kursiv_ und `Code` sind möglich.',
    attach: 'Anhänge',
    fileKind: ({ kind }) => fileKinds[kind],
    tooLong: 'Diese Nachricht ist zu lang.',
    offline: 'Sie sind offline. Nachrichten werden gesendet, sobald Sie wieder verbunden sind.',
    reconnecting: 'Verbindung wird wiederhergestellt …',
    copied: ({ name, time, text }) => `${name}, ${time}\n${text}`,
    said: ({ name, text }) => `${name}: ${text}`,
    arrived: ({ count }, { number }) => `${number(count)} neue Nachrichten`,
    sent: 'Nachricht gesendet',
    deleted: 'Nachricht gelöscht',
    failedText: ({ text }) => `Nachricht nicht gesendet: ${text}`,
  },
  ChannelPanes: {
    back: 'Zurück zu den Kanälen',
  },
  ChatProblem: {
    not_found: 'Das Chatkonto wurde nicht gefunden. Bitte wenden Sie sich an den Support.',
    account_already_exists: 'Zu dieser E-Mail gibt es bereits ein Chatkonto.',
    already_a_member: 'Das Chatkonto ist bereits Mitglied. Bitte wenden Sie sich an den Support.',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Bitte wenden Sie sich an den Support.',
    link: 'Konto verknüpfen',
  },
  NewChannelDrawer: {
    title: 'Neuer privater Kanal',
    name: 'Name',
    defaultName: 'Ohne Titel',
    create: 'Kanal erstellen',
  },
  PeopleField: {
    search: 'Personen finden',
    searchHelp: 'Nach dem Anfang der E-Mail. Die Suche beginnt nach 2 Zeichen.',
    emails: 'E-Mails',
    emailsHelp: 'Fügen Sie beliebig viele Adressen ein.',
    add: ({ name }) => `${name} hinzufügen`,
    nobody: 'Niemand wurde gefunden.',
  },
};
