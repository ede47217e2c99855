import type { Translations } from '../Translations.ts';

export const landing: Pick<
  Translations,
  'ArticleBriefs' | 'CompanyRecognition' | 'PublicCompanies' | 'RaisedByMarket' | 'RaisedThisWeek'
> = {
  ArticleBriefs: { label: 'Artikel' },
  CompanyRecognition: {
    label: 'Bis zu fünf Namen von Unternehmen einfügen',
    hint: 'Einer pro Zeile. Wir schlagen jeden nach.',
    example: 'Voltmeer\nPlumbline\nHarborline',
    found: ({ found, total }, { number }) => `${number(found)} von ${number(total)} erkannt`,
    results: 'Erkannte Unternehmen',
    unknown: ({ name }) => `${name}: nicht gefunden`,
    failed: 'Die Namen konnten nicht nachgeschlagen werden. Es ging nichts verloren.',
    retry: 'Erneut versuchen',
    searching: 'Namen werden nachgeschlagen',
    keep: 'Liste behalten',
    more: ({ count }, { number }) => `Nur die ersten ${number(count)} Namen werden nachgeschlagen.`,
  },
  PublicCompanies: {
    results: 'Gefundene Unternehmen',
    found: ({ count }, { number }) => `${number(count)} Unternehmen gefunden`,
    nothingFound: 'Noch kein Unternehmen mit diesem Namen. Versuchen Sie weniger Buchstaben oder eine Website.',
    raised: 'eingeworben',
  },
  RaisedByMarket: {
    title: 'Eingeworben pro Markt',
    market: 'Markt',
    raised: 'Eingeworben, US-Dollar',
    source: ({ day }) =>
      `Runden mit bekanntem Betrag, zwölf Monate bis ${day}. Eine Runde zählt in jedem Markt ihres Unternehmens.`,
  },
  RaisedThisWeek: {
    title: 'Diese Woche eingeworben',
    rounds: ({ count }, { number, plural }) => `${number(count)} ${plural(count, { one: 'Runde', other: 'Runden' })}`,
    source: ({ day }) => `Runden mit bekanntem Betrag in US-Dollar, sieben Tage bis ${day}.`,
  },
};
