import type { Translations } from '../Translations.ts';

export const files: Pick<Translations, 'FileField' | 'FileSize' | 'ImageField'> = {
  FileField: {
    chooseOne: 'Datei auswählen',
    chooseMany: 'Dateien auswählen',
    chooseAnother: 'Andere Datei auswählen',
    dropOne: 'oder ziehen und ablegen oder einfügen',
    dropMany: 'oder ziehen und ablegen oder einfügen',
    allowedTypes: ({ types }, { list }) => `Erlaubt: ${list(types)}.`,
    maxSize: ({ limit }) => `Bis zu ${limit} je Datei.`,
    wrongType: ({ name, types }, { list }) =>
      `Der Dateityp von ${name} wird nicht unterstützt. Wählen Sie ${list(types, 'or')}.`,
    tooLarge: ({ name, size, limit }) => `${name} ist zu groß (${size}). Wählen Sie eine Datei bis ${limit}.`,
    tooMany: 'Wählen Sie eine Datei nach der anderen.',
    files: ({ label }) => `Dateien in ${label}`,
    waiting: 'Wartet',
    uploading: ({ name }) => `${name} wird hochgeladen`,
    failed: 'Diese Datei konnte nicht hochgeladen werden.',
    hasArrived: ({ name }) => `${name} ist hochgeladen.`,
    hasFailed: ({ name }) => `${name} konnte nicht hochgeladen werden.`,
    remove: ({ name }) => `${name} entfernen`,
    retry: ({ name }) => `${name} erneut hochladen`,
  },
  FileSize: {
    bytes: ({ amount }, { number, plural }) => `${number(amount)} ${plural(amount, { one: 'Byte', other: 'Bytes' })}`,
    kilobytes: ({ amount }, { hundredths }) => `${hundredths(amount)} KB`,
    megabytes: ({ amount }, { hundredths }) => `${hundredths(amount)} MB`,
    gigabytes: ({ amount }, { hundredths }) => `${hundredths(amount)} GB`,
  },
  ImageField: {
    choose: 'Bild auswählen',
    replace: 'Bild ersetzen',
    remove: 'Bild entfernen',
    drop: 'oder ziehen und ablegen oder einfügen',
    wrongType: ({ types }, { list }) => `Erlaubte Dateitypen: ${list(types)}`,
    uploading: 'Bild wird hochgeladen',
    hasArrived: 'Das Bild ist hochgeladen.',
    undescribed: 'Bild ohne Alternativtext',
    cannotBeShown: 'Dieses Bild konnte nicht geladen werden.',
    alt: 'Alternativtext',
    altHelp: 'Beschreiben Sie das Bild für Menschen, die es nicht sehen können.',
  },
};
