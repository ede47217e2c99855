import { defineMessages } from '@fs/ui';

/** Messages of the pages for staff. */
export const staffMessages = defineMessages('Staff', {
  title: 'Admin tools',
  lookup: 'Correct a company',
  lookupField: 'Company',
  editFacts: ({ name }: { name: string }) => `Edit facts of ${name}`,
  facts: 'Edit facts',
  profile: 'Open the profile',
  merged: ({ merged, kept }: { merged: string; kept: string }) => `${merged} was merged into ${kept}`,
  undoFirst: 'The company that was kept was merged too. Undo that merge first.',
  messages: 'Messages',
  words: 'Words that never trend',
  answered: 'Answer sent',
  closed: 'Closed',
  retried: 'The job runs again',
});
