import { defineMessages } from '../../system/messages/defineMessages.ts';

export const formMessages = defineMessages('Form', {
  title: ({ count }: { count: number }, { number, plural }) =>
    `Check ${number(count)} ${plural(count, { one: 'field', other: 'fields' })} and try again.`,
  problem: ({ label, message }: { label: string; message: string }) => `${label}: ${message}`,
  required: 'This field is required.',
  email: 'Enter an email address such as name@company.com.',
  url: 'Enter a web address such as https://company.com.',
});
