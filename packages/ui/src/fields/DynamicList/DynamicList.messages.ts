import { defineMessages } from '../../system/messages/defineMessages.ts';

interface Named {
  name: string;
}

export const dynamicListMessages = defineMessages('DynamicList', {
  add: 'Add',
  item: ({ label, place }: { label: string; place: number }, { number }) => `${label} ${number(place)}`,
  tools: ({ name }: Named) => `Move or remove ${name}`,
  up: ({ name }: Named) => `Move ${name} up`,
  down: ({ name }: Named) => `Move ${name} down`,
  remove: ({ name }: Named) => `Remove ${name}`,
  added: ({ name }: Named) => `${name} added.`,
  removed: ({ name, count }: Named & { count: number }, { number }) => `${name} removed, ${number(count)} left.`,
  moved: ({ name, place, count }: Named & { place: number; count: number }, { number }) =>
    `${name} moved to position ${number(place)} of ${number(count)}.`,
  least: ({ count }: { count: number }, { number }) => `Add at least ${number(count)}.`,
  most: ({ count }: { count: number }, { number }) => `You can add up to ${number(count)}.`,
});
