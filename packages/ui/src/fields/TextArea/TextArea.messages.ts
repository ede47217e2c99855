import { defineMessages } from '../../system/messages/defineMessages.ts';

export const textAreaMessages = defineMessages('TextArea', {
  count: ({ length, most }: { length: number; most: number }, { number }) => `${number(length)} / ${number(most)}`,
  limit: ({ most }: { most: number }, { number, plural }) =>
    `Up to ${number(most)} ${plural(most, { one: 'character', other: 'characters' })}.`,
  left: ({ left }: { left: number }, { number, plural }) =>
    `${number(left)} ${plural(left, { one: 'character', other: 'characters' })} left`,
});
