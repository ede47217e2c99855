import { defineMessages } from '@fs/ui';

export const statusPageMessages = defineMessages('StatusPage', {
  notFound: 'Page not found',
  notFoundText: 'Check the address. The page may have moved or been deleted.',
  noAccess: 'We can’t find this. It may be gone, or it isn’t shared with you.',
  noAccessText: 'Ask the owner to share it with you, or log in with a different account.',
  home: 'Go to Home',
  support: 'Contact support',
});
