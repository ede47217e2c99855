import { defineMessages } from '../../system/messages/defineMessages.ts';

export const comboBoxMessages = defineMessages('ComboBox', {
  open: 'Show options',
  loading: 'Loading',
  empty: 'No matches.',
  found: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'option', other: 'options' })}`,
});
