import { defineMessages } from '../../system/messages/defineMessages.ts';

export const multiSelectMessages = defineMessages('MultiSelect', {
  placeholder: 'Choose',
  open: 'Show options',
  chosen: ({ label }: { label: string }) => `Selected in ${label}`,
  count: ({ count }: { count: number }, { number }) => `${number(count)} selected`,
  found: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'option', other: 'options' })}`,
  loading: 'Loading',
  empty: 'No matches.',
});
