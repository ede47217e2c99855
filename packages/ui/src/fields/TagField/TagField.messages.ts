import { defineMessages } from '../../system/messages/defineMessages.ts';

export const tagFieldMessages = defineMessages('TagField', {
  tags: ({ label }: { label: string }) => `Added to ${label}`,
  total: ({ count }: { count: number }, { number }) => `${number(count)} added.`,
  count: ({ count, most }: { count: number; most: number }, { number }) => `${number(count)} / ${number(most)}`,
  limit: ({ most }: { most: number }, { number }) => `Up to ${number(most)}.`,
  full: ({ most }: { most: number }, { number }) =>
    `You’ve reached the limit of ${number(most)}. Remove one to add another.`,
  added: ({ name }: { name: string }) => `${name} added.`,
  addedMany: ({ count }: { count: number }, { number }) => `${number(count)} added.`,
  repeated: ({ name }: { name: string }) => `${name} is already added.`,
  repeatedMany: ({ count }: { count: number }, { number }) => `${number(count)} already added.`,
  removed: ({ name }: { name: string }) => `${name} removed.`,
  problem: ({ name, problem }: { name: string; problem: string }) => `${name}: ${problem}`,
});
