import { defineMessages } from '@fs/ui';

/** Words of every form of editors: what was not saved, and what another editor saved meanwhile. */
export const editingMessages = defineMessages('Editing', {
  restored: 'Your unsaved input was restored.',
  discard: 'Discard it',
  another: 'Another editor',
  theirs: 'Their version',
  same: 'Their version has the same text. Save to confirm yours.',
  useTheirs: 'Use theirs',
  keepMine: 'Save replaces their version by yours.',
  yes: 'Yes',
  no: 'No',
  none: 'None',
});
