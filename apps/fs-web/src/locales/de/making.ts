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
  },
};
