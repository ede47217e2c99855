import { defineMessages } from '../../system/messages/defineMessages.ts';

interface Named {
  name: string;
}

interface Limits {
  /** What people call the types that are allowed. */
  types: readonly string[];
  /** Of one file, in words. */
  limit: string;
}

export const fileFieldMessages = defineMessages('FileField', {
  chooseOne: 'Choose a file',
  chooseMany: 'Choose files',
  chooseAnother: 'Choose another file',
  dropOne: 'or drop or paste it here',
  dropMany: 'or drop or paste them here',
  allowedTypes: ({ types }: Pick<Limits, 'types'>) => `${types.join(', ')}.`,
  maxSize: ({ limit }: Pick<Limits, 'limit'>) => `At most ${limit} a file.`,
  wrongType: ({ name, types }: Named & Pick<Limits, 'types'>) =>
    `${name} is of another type. Choose one of these: ${types.join(', ')}.`,
  tooLarge: ({ name, size, limit }: Named & { size: string } & Pick<Limits, 'limit'>) =>
    `${name} has ${size}. Choose a file of at most ${limit}.`,
  tooMany: 'Choose one file at a time.',
  files: ({ label }: { label: string }) => `Files in ${label}`,
  waiting: 'Waiting',
  uploading: ({ name }: Named) => `Uploading ${name}`,
  failed: 'This file could not be uploaded.',
  hasArrived: ({ name }: Named) => `${name} is uploaded.`,
  hasFailed: ({ name }: Named) => `${name} could not be uploaded.`,
  remove: ({ name }: Named) => `Remove ${name}`,
  retry: ({ name }: Named) => `Upload ${name} again`,
});
