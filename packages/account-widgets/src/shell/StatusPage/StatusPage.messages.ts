import { defineMessages } from '@fs/ui';

export const statusPageMessages = defineMessages('MissingPage', {
  notFound: 'There is nothing here',
  notFoundText: 'The address may be mistyped, or what stood here may be gone.',
  noAccess: 'This is not yours to open',
  noAccessText: 'Whoever it belongs to can share it with you. Signed in with another address, you may have it already.',
  home: 'Go to the start',
  support: 'Contact support',
});
