import { defineMessages } from '../../system/messages/defineMessages.ts';

export const tagFieldMessages = defineMessages('TagField', {
  tags: ({ label }: { label: string }) => `Entered in ${label}`,
  total: ({ count }: { count: number }, { number }) => `${number(count)} entered.`,
  count: ({ count, most }: { count: number; most: number }, { number }) => `${number(count)} / ${number(most)}`,
  limit: ({ most }: { most: number }, { number }) => `At most ${number(most)}.`,
  full: ({ most }: { most: number }, { number }) => `At most ${number(most)}. Remove one to add another.`,
  added: ({ name }: { name: string }) => `${name} added.`,
  addedMany: ({ count }: { count: number }, { number }) => `${number(count)} added.`,
  repeated: ({ name }: { name: string }) => `${name} is there already.`,
  repeatedMany: ({ count }: { count: number }, { number }) => `${number(count)} were there already.`,
  removed: ({ name }: { name: string }) => `${name} removed.`,
  problem: ({ name, problem }: { name: string; problem: string }) => `${name}: ${problem}`,
});
