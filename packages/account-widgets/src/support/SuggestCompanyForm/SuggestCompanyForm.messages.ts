import { defineMessages } from '@fs/ui';

export const suggestCompanyFormMessages = defineMessages('SuggestCompanyForm', {
  title: 'Suggest a company',
  lead: 'Tell us which company is missing, and where we can read about it.',
  name: 'Company',
  nameMissing: 'Enter the name of the company.',
  website: 'Website',
  websiteMissing: 'Enter the website of the company.',
  websiteInvalid: 'Enter a web address such as company.com.',
  reason: 'Reason',
  reasonHint: 'Optional: why the company belongs here.',
  send: 'Send suggestion',
  thanks: 'Thank you',
  thanksText: ({ name }: { name: string }) => `Your suggestion of ${name} has arrived.`,
  again: 'Suggest another company',
  home: 'Go to the start',
});
