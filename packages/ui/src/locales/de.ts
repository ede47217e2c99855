import type { Translations } from './Translations.ts';

/** German texts of every component, for `MessagesProvider overrides={de} language="de"`. */
export const de: Translations = {
  AvatarGroup: {
    over: ({ count }, { number }) => `+${number(count)}`,
    others: ({ count }, { number }) => `${number(count)} weitere`,
  },
  Banner: { dismiss: 'Schließen' },
  Breadcrumbs: { label: 'Brotkrumen' },
  Button: { pending: 'Läuft' },
  Chart: {
    asTable: 'Als Tabelle zeigen',
    asChart: 'Als Diagramm zeigen',
    loading: 'Wird geladen',
    empty: 'Hier gibt es noch nichts zu zeichnen.',
    help: 'Mit den Pfeiltasten Punkt für Punkt lesen.',
    point: ({ label, value }) => `${label}: ${value}`,
  },
  ComboBox: { open: 'Auswahl zeigen', loading: 'Wird geladen', empty: 'Keine Treffer.' },
  Confirm: { cancel: 'Abbrechen' },
  CopyButton: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    failed: 'Kopieren war nicht möglich. Markieren und kopieren Sie den Text selbst.',
  },
  DateText: { today: 'Heute', yesterday: 'Gestern' },
  Dialog: { close: 'Schließen' },
  ErrorPage: {
    title: 'Etwas ist schiefgegangen',
    text: 'Beim Laden dieser Seite ist ein unerwarteter Fehler aufgetreten. Versuchen Sie es erneut oder wenden Sie sich an den Support',
    reload: 'Neu laden',
    contactSupport: 'Support kontaktieren',
  },
  ErrorState: { retry: 'Erneut versuchen' },
  Field: { required: 'Pflichtfeld' },
  FileSize: {
    bytes: ({ amount }, { number, plural }) => `${number(amount)} ${plural(amount, { one: 'Byte', other: 'Bytes' })}`,
    kilobytes: ({ amount }, { hundredths }) => `${hundredths(amount)} KB`,
    megabytes: ({ amount }, { hundredths }) => `${hundredths(amount)} MB`,
    gigabytes: ({ amount }, { hundredths }) => `${hundredths(amount)} GB`,
  },
  Link: { newTab: ' (öffnet in neuem Tab)' },
  LoadableView: {
    loading: 'Wird geladen',
    stale: 'Sie sehen die zuletzt gespeicherte Fassung, während eine neuere lädt.',
    partial: 'Ein Teil davon konnte nicht geladen werden.',
    offline: 'Sie sind offline. Dies lädt, sobald Sie wieder verbunden sind.',
    offlineWithLast: 'Sie sind offline. Sie sehen die zuletzt geladene Fassung.',
    failedWithLast: ({ message }) => `${asSentence(message)} Sie sehen die zuletzt geladene Fassung.`,
    'sign-in': 'Melden Sie sich an, um dies zu sehen.',
    upgrade: 'Ihr Tarif enthält dies nicht.',
  },
  Markdown: {
    loading: 'Wird geladen',
    code: 'Quelltext',
    table: 'Tabelle',
    done: 'Erledigt: ',
    open: 'Zu tun: ',
    footnote: ({ name }) => `Fußnote ${name}`,
    footnotes: 'Fußnoten',
    back: 'Zurück zum Text',
  },
  MultiSelect: {
    placeholder: 'Auswählen',
    open: 'Auswahl zeigen',
    chosen: ({ label }) => `Ausgewählt in ${label}`,
    count: ({ count }, { number }) => `${number(count)} ausgewählt.`,
    found: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'Möglichkeit', other: 'Möglichkeiten' })}`,
    empty: 'Keine Treffer.',
  },
  Notice: {
    retry: 'Erneut versuchen',
    info: 'Hinweis: ',
    positive: 'Erledigt: ',
    caution: 'Achtung: ',
    critical: 'Problem: ',
  },
  NumberField: { increase: 'Erhöhen', decrease: 'Verringern' },
  Pagination: {
    label: 'Seiten',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    page: ({ page }, { number }) => `Seite ${number(page)}`,
    place: ({ page, pageCount }, { number }) => `Seite ${number(page)} von ${number(pageCount)}`,
  },
  PasswordField: { show: 'Passwort zeigen' },
  SearchField: { clear: 'Suche leeren' },
  Select: { placeholder: 'Auswählen', empty: 'Nichts zur Auswahl.' },
  Splash: { tagline: 'Wer weit denkt, gewinnt.', starting: 'Wird gestartet' },
  StatTile: { up: 'Gestiegen um ', down: 'Gefallen um ', same: 'Unverändert: ', loading: 'Wird geladen' },
  Stepper: { done: 'Erledigt: ', current: 'Jetzt: ', ahead: 'Danach: ' },
  Tag: { remove: ({ name }) => `${name} entfernen` },
  TagList: { more: ({ count }, { number }) => `${number(count)} weitere`, less: 'Weniger zeigen' },
  TextArea: {
    count: ({ length, most }, { number }) => `${number(length)} / ${number(most)}`,
    limit: ({ most }, { number }) => `Höchstens ${number(most)} Zeichen.`,
    left: ({ left }, { number }) => `Noch ${number(left)} Zeichen`,
  },
  Toasts: { region: 'Meldungen', dismiss: 'Schließen' },
  UpdateBanner: { available: 'Eine neue Version ist bereit.', update: 'Jetzt aktualisieren' },
};

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
