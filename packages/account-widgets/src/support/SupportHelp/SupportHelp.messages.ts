import { defineMessages } from '@fs/ui';

export const supportHelpMessages = defineMessages('SupportHelp', {
  title: 'Common questions',
  passwordQuestion: 'I forgot my password',
  passwordAnswer: 'On the login page, select Reset password. We’ll email you a code to set a new one.',
  passwordWay: 'Log in',
  googleQuestion: 'I signed up with Google and can’t log in',
  googleAnswer: 'Accounts created with Google don’t have a password. Log in with Google instead.',
  googleWay: 'Log in',
  watchlistsQuestion: 'How many watchlists can I have?',
  watchlistsAnswer: 'It depends on your plan. Compare plans to see limits and prices.',
  watchlistsWay: 'Compare plans',
  companyQuestion: 'A company is missing',
  companyAnswer: 'Suggest it, with its name and website.',
  companyWay: 'Suggest a company',
  emailsQuestion: 'How do I choose which emails I get?',
  emailsAnswer: 'Go to Settings, then Notifications, to choose Market Pulse lists and watchlist emails.',
  emailsWay: 'Choose emails',
  version: ({ version }: { version: string }) => `Version ${version}`,
});
