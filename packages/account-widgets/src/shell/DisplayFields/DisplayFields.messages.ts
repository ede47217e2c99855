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
  timeZone: 'Time zone',
  timeZoneText: 'For Today, greetings and the hour of email digests.',
  ofBrowser: ({ zone }: { zone: string }) => `Same as this device (${zone})`,
  singleKeys: 'Single keys',
  singleKeysText: 'Such as / for search. Fields always take what you type.',
  companyCards: 'Company cards',
  companyCardsText: 'Point at a company’s name to see its key facts. Saved in your account.',
  stored: 'Saved on this device. Your language and time zone are saved in your account, too.',
});
