import type { Translations } from '../Translations.ts';

export const fields: Pick<
  Translations,
  | 'ComboBox'
  | 'DateField'
  | 'DatePicker'
  | 'DynamicList'
  | 'Field'
  | 'Form'
  | 'MarkdownField'
  | 'MultiSelect'
  | 'NumberField'
  | 'PasswordField'
  | 'SearchField'
  | 'Select'
  | 'TagField'
  | 'TextArea'
> = {
  ComboBox: { open: 'Auswahl zeigen', loading: 'Wird geladen', empty: 'Keine Treffer.' },
  DateField: {
    clear: 'Datum löschen',
    tooEarly: ({ day: first }, { day }) => `Wählen Sie den ${day(first)} oder ein späteres Datum.`,
    tooLate: ({ day: last }, { day }) => `Wählen Sie den ${day(last)} oder ein früheres Datum.`,
    unavailable: 'Dieses Datum ist nicht wählbar. Wählen Sie ein anderes.',
  },
  DatePicker: { open: 'Kalender zeigen', previous: 'Voriger Monat', next: 'Nächster Monat' },
  DynamicList: {
    add: 'Hinzufügen',
    item: ({ label, place }, { number }) => `${label} ${number(place)}`,
    tools: ({ name }) => `${name} verschieben oder entfernen`,
    up: ({ name }) => `${name} nach oben`,
    down: ({ name }) => `${name} nach unten`,
    remove: ({ name }) => `${name} entfernen`,
    added: ({ name }) => `${name} hinzugefügt.`,
    removed: ({ name, count }, { number }) => `${name} entfernt, ${number(count)} übrig.`,
    moved: ({ name, place, count }, { number }) =>
      `${name} steht jetzt an Stelle ${number(place)} von ${number(count)}.`,
    least: ({ count }, { number }) => `Mindestens ${number(count)}.`,
    most: ({ count }, { number }) => `Höchstens ${number(count)}.`,
  },
  Field: { required: 'Pflichtfeld' },
  Form: {
    title: ({ count }, { number, plural }) =>
      `Bitte prüfen Sie ${number(count)} ${plural(count, { one: 'Angabe', other: 'Angaben' })}. Ihre Eingaben bleiben erhalten.`,
    problem: ({ label, message }) => `${label}: ${message}`,
    required: 'Bitte ausfüllen.',
    email: 'Geben Sie eine E-Mail-Adresse wie name@company.com ein.',
    url: 'Geben Sie eine Webadresse wie https://company.com ein.',
  },
  MarkdownField: {
    loading: 'Wird geladen',
    write: 'Schreiben',
    preview: 'Vorschau',
    nothing: 'Noch nichts zu sehen.',
    tools: 'Formatierung',
    text: 'Text',
    blocks: 'Absätze',
    bold: 'Fett',
    italic: 'Kursiv',
    code: 'Quelltext',
    heading: 'Überschrift',
    list: 'Liste',
    quote: 'Zitat',
    link: 'Link',
    shortcut: ({ key }) => `Strg+${key}`,
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
  NumberField: { increase: 'Erhöhen', decrease: 'Verringern' },
  PasswordField: { show: 'Passwort zeigen' },
  SearchField: { clear: 'Suche leeren' },
  Select: { placeholder: 'Auswählen', empty: 'Nichts zur Auswahl.' },
  TagField: {
    tags: ({ label }) => `Eingegeben in ${label}`,
    total: ({ count }, { number }) => `${number(count)} eingegeben.`,
    count: ({ count, most }, { number }) => `${number(count)} / ${number(most)}`,
    limit: ({ most }, { number }) => `Höchstens ${number(most)}.`,
    full: ({ most }, { number }) => `Höchstens ${number(most)}. Entfernen Sie etwas, um Neues hinzuzufügen.`,
    added: ({ name }) => `${name} hinzugefügt.`,
    addedMany: ({ count }, { number }) => `${number(count)} hinzugefügt.`,
    repeated: ({ name }) => `${name} ist schon da.`,
    repeatedMany: ({ count }, { number }) => `${number(count)} waren schon da.`,
    removed: ({ name }) => `${name} entfernt.`,
    problem: ({ name, problem }) => `${name}: ${problem}`,
  },
  TextArea: {
    count: ({ length, most }, { number }) => `${number(length)} / ${number(most)}`,
    limit: ({ most }, { number }) => `Höchstens ${number(most)} Zeichen.`,
    left: ({ left }, { number }) => `Noch ${number(left)} Zeichen`,
  },
};
