import { defineMessages } from '../../system/messages/defineMessages.ts';

export const commandPaletteMessages = defineMessages('CommandPalette', {
  placeholder: 'Search',
  searching: 'Searching...',
  empty: 'No results.',
  results: 'Results',
  found: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'result', other: 'results' })}`,
  enter: 'Enter',
  escape: 'Esc',
  move: 'to move',
  open: 'to select',
  close: 'to close',
});
