import type { DisplaySettings } from '../shell/DisplayFields/DisplayFields.tsx';

export const displaySettings: DisplaySettings = {
  theme: 'system',
  density: 'comfortable',
  language: 'en',
  timeZone: 'Europe/Berlin',
  hasSingleKeys: true,
};

export const displayLanguages = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
];
