import { defineMessages } from '@fs/ui';

export const supportFormMessages = defineMessages('SupportForm', {
  title: 'Contact support',
  lead: 'Write what happened and what you expected.',
  name: 'Name',
  nameMissing: 'Enter your name.',
  email: 'Email',
  emailHint: 'The answer goes there.',
  emailMissing: 'Enter your email address.',
  subject: 'Subject',
  subjectHint: 'Optional: a few words.',
  message: 'Message',
  messageMissing: 'Write your message.',
  send: 'Send message',
  thanks: 'Your message has arrived',
  thanksText: ({ email }: { email: string }) => `The answer goes to ${email}.`,
  reference: ({ id }: { id: string }) => `Its reference is ${id}.`,
  again: 'Write another message',
  home: 'Go to the start',
});
