import type { Translations } from '../Translations.ts';

export const overlays: Pick<Translations, 'CommandPalette' | 'Confirm' | 'Dialog' | 'Tour'> = {
  CommandPalette: {
    placeholder: 'Suchen',
    searching: 'Wird gesucht ...',
    empty: 'Keine Treffer.',
    results: 'Treffer',
    found: ({ count }, { number }) => `${number(count)} Treffer`,
    enter: 'Eingabe',
    escape: 'Esc',
    move: 'bewegen',
    open: 'auswählen',
    close: 'schließen',
  },
  Confirm: { cancel: 'Abbrechen' },
  Dialog: { close: 'Schließen' },
  Tour: {
    place: ({ step, count }, { number }) => `${number(step)} von ${number(count)}`,
    start: 'Rundgang starten (1 Min.)',
    back: 'Zurück',
    next: 'Weiter',
    finish: 'Fertig',
    skip: 'Rundgang überspringen',
  },
};
