import { defineMessages } from '../../system/messages/defineMessages.ts';

export const errorPageMessages = defineMessages('ErrorPage', {
  title: 'Something went wrong',
  text: 'An unexpected error occurred loading this page. Please try again or contact support',
  reload: 'Reload',
  contactSupport: 'Contact Support',
});
