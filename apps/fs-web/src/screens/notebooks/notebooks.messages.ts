import { limits } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

/** Messages of the pages of notebooks. */
export const notebookPageMessages = defineMessages('NotebookPages', {
  notebooks: 'Notebooks',
  notebook: 'Notebook',
  newName: 'Untitled notebook',
  copyName: ({ name }: { name: string }) => `${name} (my version)`,
  unknown: 'We can’t find this notebook',
  unknownText: 'It may have been deleted, or it belongs to another account.',
  copied: ({ name }: { name: string }) => `Your version is kept as “${name}”`,
  /** When a page was left with a text that could not be saved. */
  notSaved: ({ error }: { error: string }) => `${error}. Open the notebook again to save your text.`,
  /** Why a text is not saved. */
  tooLong: ({ letters }: { letters: number }, { number }) =>
    `A notebook has up to ${number(limits.documentText)} characters, and this one has ${number(letters)}`,
  goneElsewhere: 'This notebook was deleted in another window',
  open: 'Open it',
  deleted: ({ name }: { name: string }) => `“${name}” deleted`,
  undo: 'Undo',
});
