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
  planSubject: ({ plan }: { plan: string }) => `Change my plan to ${plan}`,
  planMessage: (
    { name, total, period, seats }: { name: string; total: number; period: 'month' | 'year'; seats: number | null },
    { number },
  ) =>
    `Please change my plan to ${name}, billed by the ${period}: $${number(total)} per ${period}${seats === null ? '' : ` for ${number(seats)} seats`}.`,
  planHint: 'We answer with the next steps. Nothing is charged before you agree.',
  sentWith: ({ page, version }: { page?: string | undefined; version: string }) =>
    `Sent with it: ${page === undefined ? '' : `page ${page}, `}version ${version}`,
  send: 'Send message',
  thanks: 'Message sent',
  thanksText: ({ email }: { email: string }) => `We’ll reply to ${email}.`,
  reference: ({ id }: { id: string }) => `Reference: ${id}`,
  again: 'Write another message',
  home: 'Go to Home',
});
