import { defineMessages } from '../../system/messages/defineMessages.ts';

interface Named {
  name: string;
}

interface Limits {
  /** Common names of the allowed types. */
  types: readonly string[];
  /** The size of one file, formatted. */
  limit: string;
}

export const fileFieldMessages = defineMessages('FileField', {
  chooseOne: 'Choose a file',
  chooseMany: 'Choose files',
  chooseAnother: 'Choose another file',
  dropOne: 'or drag and drop, or paste',
  dropMany: 'or drag and drop, or paste',
  allowedTypes: ({ types }: Pick<Limits, 'types'>, { list }) => `Accepted: ${list(types)}.`,
  maxSize: ({ limit }: Pick<Limits, 'limit'>) => `Up to ${limit} per file.`,
  wrongType: ({ name, types }: Named & Pick<Limits, 'types'>, { list }) =>
    `${name} isn’t a supported file type. Choose ${list(types)}.`,
  tooLarge: ({ name, size, limit }: Named & { size: string } & Pick<Limits, 'limit'>) =>
    `${name} is too large (${size}). Choose a file up to ${limit}.`,
  empty: ({ name }: Named) => `${name} is empty. Choose a file with content.`,
  tooMany: 'Choose one file at a time.',
  files: ({ label }: { label: string }) => `Files in ${label}`,
  waiting: 'Waiting',
  uploading: ({ name }: Named) => `Uploading ${name}`,
  failed: 'Couldn’t upload this file.',
  hasArrived: ({ name }: Named) => `${name} is uploaded.`,
  hasFailed: ({ name }: Named) => `Couldn’t upload ${name}.`,
  remove: ({ name }: Named) => `Remove ${name}`,
  retry: ({ name }: Named) => `Retry uploading ${name}`,
});
