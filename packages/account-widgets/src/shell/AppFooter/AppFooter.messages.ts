import { defineMessages } from '@fs/ui';

export const appFooterMessages = defineMessages('AppFooter', {
  label: 'About this site',
  plans: 'Plans',
  faq: 'FAQ',
  help: 'Help',
  mobileApp: 'Mobile app',
  releaseNotes: 'Release notes',
  about: 'About',
  contact: 'Contact',
  terms: 'Terms',
  privacy: 'Privacy',
  social: 'Social pages',
  /** `at` is a day with its time. */
  dataAsOf: ({ at }: { at: string }) => `Data as of ${at}`,
  version: ({ version }: { version: string }) => `Version ${version}`,
});
