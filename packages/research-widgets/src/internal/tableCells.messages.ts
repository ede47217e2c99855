import { defineMessages } from '@fs/ui';

export const tableCellMessages = defineMessages('TableCell', {
  /** Shown for a missing value. */
  unknown: '—',
  /** Read aloud for a missing value. */
  notKnown: 'Unknown',
});
