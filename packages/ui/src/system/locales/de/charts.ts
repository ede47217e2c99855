import type { Translations } from '../Translations.ts';

export const charts: Pick<Translations, 'Chart' | 'RankedBars' | 'Sparkline' | 'StatTile'> = {
  Chart: {
    asTable: 'Als Tabelle zeigen',
    asChart: 'Als Diagramm zeigen',
    loading: 'Wird geladen',
    empty: 'Hier gibt es noch nichts zu zeichnen.',
    help: 'Mit den Pfeiltasten Punkt für Punkt lesen.',
    helpSeries: 'Punkt für Punkt mit den Pfeiltasten links und rechts lesen, Reihe für Reihe mit auf und ab.',
    point: ({ label, value }) => `${label}: ${value}`,
    seriesPoint: ({ label, series, value }) => `${label}, ${series}: ${value}`,
    missing: 'keine Angabe',
    total: 'Summe',
  },
  RankedBars: { share: 'Anteil' },
  Sparkline: {
    summary: ({ label, first, last, lowest, highest }) =>
      `${label}: von ${first} auf ${last}, niedrigster Wert ${lowest}, höchster ${highest}`,
    one: ({ label, value }) => `${label}: ${value}`,
    none: ({ label }) => `${label}: keine Angabe`,
  },
  StatTile: { up: 'Gestiegen um ', down: 'Gefallen um ', same: 'Unverändert: ', loading: 'Wird geladen' },
};
