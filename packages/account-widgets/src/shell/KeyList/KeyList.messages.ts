import { defineMessages } from '@fs/ui';

export const keyListMessages = defineMessages('KeyList', {
  title: 'Keyboard shortcuts',
  nextKey: 'then',
  /** Between keys that do the same. */
  otherKeys: 'or',
  singleKeys: 'Single keys',
  singleKeysText: 'Off, only keys with Ctrl or Cmd act. Fields always take what you type.',
  none: 'This page has no shortcuts.',
});
