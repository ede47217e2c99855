import { defineMessages } from '../../system/messages/defineMessages.ts';

export const shareMenuMessages = defineMessages('ShareMenu', {
  share: 'Share',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  copy: 'Copy Link',
  copied: 'URL copied to clipboard',
  failed: 'Something went wrong!',
});
