import { defineMessages } from '@fs/ui';

export const supportFormMessages = defineMessages('SupportForm', {
  title: 'Contact support',
  lead: 'Tell us what happened and what you expected.',
  name: 'Name',
  nameMissing: 'Enter your name.',
  email: 'Email',
  emailHint: 'We’ll reply here.',
  emailMissing: 'Enter your email address.',
  subject: 'Subject',
  subjectHint: 'Optional: a few words.',
  message: 'Message',
  messageMissing: 'Write your message.',
  send: 'Send message',
  thanks: 'Message sent',
  thanksText: ({ email }: { email: string }) => `We’ll reply to ${email}.`,
  reference: ({ id }: { id: string }) => `Reference: ${id}`,
  again: 'Write another message',
  home: 'Go to Home',
});
