import type { Translations } from '../Translations.ts';

export const assessment: Pick<Translations, 'AssessmentPages'> = {
  AssessmentPages: {
    title: 'Ergebnis des Checks',
    none: 'Noch kein Ergebnis. Zehn Aussagen führen dazu, in etwa drei Minuten.',
    take: 'Unternehmens-Check machen',
    unknown: 'Dieses Ergebnis gibt es nicht',
    unknownText: 'Der Link ist vielleicht unvollständig, oder das Ergebnis wurde gelöscht.',
  },
};
