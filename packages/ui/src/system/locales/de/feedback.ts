import type { Translations } from '../Translations.ts';

export const feedback: Pick<
  Translations,
  | 'Banner'
  | 'ErrorPage'
  | 'ErrorState'
  | 'LoadFailure'
  | 'LoadableView'
  | 'Notice'
  | 'Splash'
  | 'Toasts'
  | 'UpdateBanner'
> = {
  Banner: { dismiss: 'Schließen' },
  ErrorPage: {
    title: 'Etwas ist schiefgegangen',
    text: 'Beim Laden dieser Seite ist ein unerwarteter Fehler aufgetreten. Versuchen Sie es erneut oder wenden Sie sich an den Support',
    reload: 'Neu laden',
    contactSupport: 'Support kontaktieren',
  },
  ErrorState: { retry: 'Erneut versuchen' },
  LoadFailure: {
    failed: 'Dies konnte nicht geladen werden.',
    offline: 'Sie sind offline. Versuchen Sie es erneut, sobald Sie verbunden sind.',
    retry: 'Erneut versuchen',
    reload: 'Seite neu laden',
  },
  LoadableView: {
    loading: 'Wird geladen',
    stale: 'Sie sehen gespeicherte Daten, während wir nach neueren suchen.',
    partial: 'Ein Teil davon konnte nicht geladen werden.',
    offline: 'Sie sind offline. Dies lädt, sobald Sie wieder verbunden sind.',
    offlineWithLast: 'Sie sind offline. Sie sehen die zuletzt geladene Fassung.',
    failedWithLast: ({ message }) => `${asSentence(message)} Sie sehen die zuletzt geladene Fassung.`,
    'signed-out': 'Melden Sie sich an, um dies zu sehen.',
    forbidden: 'Das haben wir nicht gefunden. Vielleicht gibt es das nicht mehr, oder es ist nicht mit Ihnen geteilt.',
    withheld: 'Das ist für Sie nicht enthalten.',
  },
  Notice: {
    retry: 'Erneut versuchen',
    info: 'Hinweis: ',
    positive: 'Erfolg: ',
    caution: 'Warnung: ',
    critical: 'Fehler: ',
  },
  Splash: { tagline: 'Wer weit denkt, gewinnt.', starting: 'Wird gestartet' },
  Toasts: { region: 'Benachrichtigungen', dismiss: 'Schließen' },
  UpdateBanner: { available: 'Eine neue Version ist bereit.', update: 'Jetzt aktualisieren' },
};

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
