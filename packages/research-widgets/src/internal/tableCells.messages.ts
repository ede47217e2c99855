import { defineMessages } from '@fs/ui';

export const tableCellMessages = defineMessages('TableCell', {
  /** Stands for what nobody told. */
  unknown: '—',
  /** The same, for those who hear it. */
  notKnown: 'Not known',
});
