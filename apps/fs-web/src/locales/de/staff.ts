import type { Translations } from '../Translations.ts';

/** The pages for staff. */
export const staff: Pick<Translations, 'Staff'> = {
  Staff: {
    title: 'Verwaltung',
    lookup: 'Ein Unternehmen korrigieren',
    lookupField: 'Unternehmen',
    editFacts: ({ name }) => `Angaben von ${name} bearbeiten`,
    facts: 'Angaben bearbeiten',
    profile: 'Profil öffnen',
    merged: ({ merged, kept }) => `${merged} wurde mit ${kept} zusammengeführt`,
    undoFirst: 'Das Unternehmen, das bleiben sollte, wurde auch zusammengeführt. Machen Sie das zuerst rückgängig.',
    messages: 'Nachrichten',
    words: 'Wörter, die nie im Trend liegen',
    answered: 'Antwort gesendet',
    closed: 'Geschlossen',
    retried: 'Die Aufgabe läuft noch einmal',
  },
};
