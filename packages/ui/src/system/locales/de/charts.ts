import type { Translations } from '../Translations.ts';

export const charts: Pick<Translations, 'Chart' | 'RankedBars' | 'Sparkline' | 'StatTile'> = {
  Chart: {
    asTable: 'Als Tabelle zeigen',
    asChart: 'Als Diagramm zeigen',
    download: 'Herunterladen',
    asCsv: 'Werte (CSV)',
    asPng: 'Bild (PNG)',
    downloadFailed: 'Die Datei konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    loading: 'Wird geladen',
    empty: 'Noch keine Daten',
    help: 'Mit den Pfeiltasten wechseln Sie von Punkt zu Punkt.',
    helpPress: 'Mit der Eingabetaste öffnen Sie Näheres zu einem Punkt.',
    helpSeries:
      'Mit den Pfeiltasten links und rechts wechseln Sie von Punkt zu Punkt, mit auf und ab zwischen den Reihen.',
    point: ({ label, value }) => `${label}: ${value}`,
    seriesPoint: ({ label, series, value }) => `${label}, ${series}: ${value}`,
    missing: 'keine Daten',
    total: 'Summe',
  },
  RankedBars: { share: 'Anteil' },
  Sparkline: {
    summary: ({ label, first, last, lowest, highest }) =>
      `${label}: von ${first} auf ${last}, niedrigster Wert ${lowest}, höchster ${highest}`,
    one: ({ label, value }) => `${label}: ${value}`,
    none: ({ label }) => `${label}: keine Daten`,
  },
  StatTile: { up: 'Gestiegen um ', down: 'Gefallen um ', same: 'Unverändert: ', loading: 'Wird geladen' },
};
