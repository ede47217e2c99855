import { defineMessages } from '@fs/ui';

export const suggestCompanyFormMessages = defineMessages('SuggestCompanyForm', {
  title: 'Suggest a company',
  lead: 'Tell us which company is missing and where to learn about it.',
  name: 'Company name',
  nameMissing: 'Enter the name of the company.',
  website: 'Website',
  websiteMissing: 'Enter the website of the company.',
  websiteInvalid: 'Enter a web address such as company.com.',
  known: ({ name }: { name: string }) => `${name} has this website and is already here.`,
  openProfile: 'Open profile',
  reason: 'Reason',
  reasonHint: 'Optional: why the company belongs here.',
  send: 'Send suggestion',
  thanks: 'Thank you',
  thanksText: ({ name }: { name: string }) => `We got your suggestion to add ${name}.`,
  again: 'Suggest another company',
  home: 'Go to Home',
});
