import { defineMessages } from '@fs/ui';

export const supportHelpMessages = defineMessages('SupportHelp', {
  title: 'Common questions',
  passwordQuestion: 'I do not know my password any more',
  passwordAnswer:
    'On the page for logging in, ask for a new password. A code comes by email, and with it you set a new one.',
  passwordWay: 'Log in',
  googleQuestion: 'I came with Google and my password is refused',
  googleAnswer: 'An account that came with Google has no password here. Log in with Google again.',
  googleWay: 'Log in',
  watchlistsQuestion: 'How many watchlists may I have?',
  watchlistsAnswer: 'As many as your plan includes. The plans say how many that is, and what each costs.',
  watchlistsWay: 'Compare the plans',
  companyQuestion: 'A company is missing',
  companyAnswer: 'Suggest it, with its name and website.',
  companyWay: 'Suggest a company',
  emailsQuestion: 'How do I choose which emails I get?',
  emailsAnswer: 'In your account, under Notifications: each Market Pulse list on its own, and news of watchlists.',
  emailsWay: 'Choose emails',
  version: ({ version }: { version: string }) => `Version ${version}`,
});
