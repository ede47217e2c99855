import { defineMessages } from '../../system/messages/defineMessages.ts';

export const formMessages = defineMessages('Form', {
  title: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'thing needs', other: 'things need' })} another look. What you entered is kept.`,
  problem: ({ label, message }: { label: string; message: string }) => `${label}: ${message}`,
  required: 'Fill this in.',
  email: 'Enter an email address such as name@company.com.',
  url: 'Enter a web address such as https://company.com.',
});
