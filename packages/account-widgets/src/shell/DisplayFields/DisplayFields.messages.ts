import { defineMessages } from '@fs/ui';

export const displayFieldsMessages = defineMessages('DisplayFields', {
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  language: 'Language',
  singleKeys: 'Single keys',
  singleKeysText: 'Such as / for search. Fields always take what you type.',
  stored: 'Saved on this device.',
});
