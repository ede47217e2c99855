import { defineMessages } from '@fs/ui';

export const notebooksMessages = defineMessages('Notebooks', {
  title: 'Notebooks',
  create: 'New notebook',
  search: 'Search notebooks',
  none: 'No notebooks yet. Write down what you find, with companies, charts and tables that stay current.',
  noMatch: ({ text }: { text: string }) => `No notebook is called “${text}”.`,
  changed: 'Changed',
  locked: 'Locked',
  rename: 'Rename',
  renameOf: ({ name }: { name: string }) => `Rename ${name}`,
  delete: 'Delete',
  deleteOf: ({ name }: { name: string }) => `Delete ${name}`,
});
