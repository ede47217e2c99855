import type { Translations } from '../Translations.ts';

export const making: Pick<Translations, 'Making'> = {
  Making: {
    snapshots: 'Datenstände',
    snapshot: 'Datenstand',
    snapshotUnknown: 'Datenstand nicht gefunden',
    snapshotUnknownText: 'Er wurde vielleicht gelöscht oder gehört zu einem anderen Konto.',
    repeated: 'Der Stand wird noch einmal gespeichert',
    deleted: ({ name }) => `„${name}“ gelöscht`,
    undo: 'Rückgängig',
    wallBlog: 'Wechseln Sie den Tarif, um Artikel zu entwerfen',
    wallInvestors: 'Wechseln Sie den Tarif, um Investoren zu recherchieren',
    wallSocial: 'Wechseln Sie den Tarif, um Ideen für Beiträge zu bekommen',
    wallPodcasts: 'Wechseln Sie den Tarif, um Podcasts zu recherchieren',
    jobDeleted: 'Auftrag gelöscht',
    jobUnknown: 'Wir finden dieses Ergebnis nicht. Es wurde vielleicht gelöscht oder gehört zu einem anderen Konto.',
    wallText: 'Alle Werkzeuge, zu jedem Unternehmen und Markt, gehören zu Individual Plus und Teams.',
  },
};
