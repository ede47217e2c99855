import { defineMessages } from '../../system/messages/defineMessages.ts';

export const copyButtonMessages = defineMessages('CopyButton', {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Couldn’t copy. Select the text and copy it manually.',
});
