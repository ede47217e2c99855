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
  ComboBox: {
    open: 'Auswahl zeigen',
    loading: 'Wird geladen',
    empty: 'Keine Treffer.',
    found: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'Möglichkeit', other: 'Möglichkeiten' })}`,
  },
  DateField: {
    clear: 'Datum löschen',
    tooEarly: ({ day: first }, { day }) => `Wählen Sie den ${day(first)} oder ein späteres Datum.`,
    tooLate: ({ day: last }, { day }) => `Wählen Sie den ${day(last)} oder ein früheres Datum.`,
    unavailable: 'Dieses Datum ist nicht verfügbar. Wählen Sie ein anderes.',
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
    least: ({ count }, { number }) => `Fügen Sie mindestens ${number(count)} hinzu.`,
    most: ({ count }, { number }) => `Sie können bis zu ${number(count)} hinzufügen.`,
  },
  Field: { required: 'Pflichtfeld' },
  Form: {
    title: ({ count }, { number, plural }) =>
      `Prüfen Sie ${number(count)} ${plural(count, { one: 'Feld', other: 'Felder' })} und versuchen Sie es erneut.`,
    problem: ({ label, message }) => `${label}: ${message}`,
    required: 'Dieses Feld ist erforderlich.',
    email: 'Geben Sie eine E-Mail-Adresse wie name@company.com ein.',
    url: 'Geben Sie eine Webadresse wie https://company.com ein.',
  },
  MarkdownField: {
    loading: 'Wird geladen',
    write: 'Schreiben',
    preview: 'Vorschau',
    nothing: 'Noch nichts zu sehen.',
    tools: 'Formatierung',
    text: 'Textformat',
    blocks: 'Absatzformat',
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
    loading: 'Wird geladen',
    open: 'Auswahl zeigen',
    chosen: ({ label }) => `Ausgewählt in ${label}`,
    count: ({ count }, { number }) => `${number(count)} ausgewählt`,
    found: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'Möglichkeit', other: 'Möglichkeiten' })}`,
    empty: 'Keine Treffer.',
  },
  NumberField: { increase: 'Erhöhen', decrease: 'Verringern' },
  PasswordField: { show: 'Passwort zeigen' },
  SearchField: { clear: 'Suche leeren' },
  Select: { placeholder: 'Auswählen', empty: 'Keine Optionen' },
  TagField: {
    tags: ({ label }) => `Hinzugefügt zu ${label}`,
    total: ({ count }, { number }) => `${number(count)} hinzugefügt.`,
    count: ({ count, most }, { number }) => `${number(count)} / ${number(most)}`,
    limit: ({ most }, { number }) => `Bis zu ${number(most)}.`,
    full: ({ most }, { number }) =>
      `Die Grenze von ${number(most)} ist erreicht. Entfernen Sie etwas, um Neues hinzuzufügen.`,
    added: ({ name }) => `${name} hinzugefügt.`,
    addedMany: ({ count }, { number }) => `${number(count)} hinzugefügt.`,
    repeated: ({ name }) => `${name} ist schon hinzugefügt.`,
    repeatedMany: ({ count }, { number }) => `${number(count)} schon hinzugefügt.`,
    removed: ({ name }) => `${name} entfernt.`,
    problem: ({ name, problem }) => `${name}: ${problem}`,
  },
  TextArea: {
    count: ({ length, most }, { number }) => `${number(length)} / ${number(most)}`,
    limit: ({ most }, { number }) => `Bis zu ${number(most)} Zeichen.`,
    left: ({ left }, { number }) => `Noch ${number(left)} Zeichen`,
  },
};
