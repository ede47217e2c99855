import { defineMessages } from '@fs/ui';

interface Count {
  count: number;
}

export const watchlistBulkAddMessages = defineMessages('WatchlistBulkAdd', {
  title: 'Paste or import many',
  text: 'Companies',
  textHint: 'Names, domains or addresses, one on each line.',
  placeholder: 'harborline.example',
  file: 'Or a CSV file',
  fileType: 'CSV',
  notText: 'This is no text file. Save the workbook as CSV and choose that.',
  fileFailed: 'The file could not be read.',
  emptyFile: 'There is nothing in this file.',
  openQuote:
    'A quotation mark in this file is never closed, so its last lines may stand in one cell. Look at them below.',
  column: 'Column with the companies',
  columnSample: ({ sample }: { sample: string }) => `such as ${sample}`,
  unnamedColumn: ({ index }: { index: number }, { number }) => `Column ${number(index)}`,
  rows: ({ count }: Count, { number, plural }) => `${number(count)} ${plural(count, { one: 'row', other: 'rows' })}`,
  nothingEntered: 'Enter a company, or choose a file.',
  tooMuch: ({ count, most }: Count & { most: number }, { number }) =>
    `This holds ${number(count)} characters; ${number(most)} can be read at once.`,
  find: 'Find companies',
  close: 'Search one by one',
  tryAgain: 'Nothing was lost: try again.',
  ready: ({ count }: Count, { number }) => `${number(count)} ready`,
  several: ({ count }: Count, { number }) => `${number(count)} to choose`,
  none: ({ count }: Count, { number }) => `${number(count)} not found`,
  refused: ({ count }: Count, { number }) => `${number(count)} could not be read`,
  present: ({ count }: Count, { number }) => `${number(count)} on the list already`,
  repeated: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'line says', other: 'lines say' })} the same as another`,
  rest: ({ count, most }: Count & { most: number }, { number, plural }) =>
    `${number(most)} lines are read at once. ${number(count)} more ${plural(count, { one: 'waits: it is', other: 'wait: they are' })} entered for you when you add more.`,
  tooMany: ({ count, room }: Count & { room: number }, { number, plural }) =>
    `The list has room for ${number(room)} more. ${number(count)} ${plural(count, { one: 'company is', other: 'companies are' })} left out.`,
  severalTitle: 'Which one?',
  noneTitle: 'Not found',
  refusedTitle: 'Could not be read',
  certainTitle: 'Recognised',
  'too-long': 'Longer than any name',
  unreadable: 'Holds characters that cannot be shown',
  markup: 'Holds a program, not a name',
  'no-letters': 'Holds no letter or digit',
  lineNumber: ({ line }: { line: number }, { number }) => `Line ${number(line)}`,
  choose: ({ text }: { text: string }) => `Company for ${text}`,
  choosePlaceholder: 'Choose a company',
  lookAgain: 'Look again',
  stillNone: 'Still not found. Try another spelling or the domain.',
  leaveOut: 'Leave out',
  putBack: 'Put back',
  leftOut: 'Left out',
  isOnList: 'On the list already',
  more: ({ count }: Count, { number }) => `Show ${number(count)} more`,
  back: 'Back',
  add: ({ count }: Count, { number, plural }) =>
    `Add ${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
  nothingToAdd: 'Nothing to add yet',
  added: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company was', other: 'companies were' })} added.`,
  notAdded: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'line was', other: 'lines were' })} not added, because nobody knows what ${plural(count, { one: 'it means', other: 'they mean' })}.`,
  noRoom: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'line was', other: 'lines were' })} not added, because the list has no room for more.`,
  waiting: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'line waits', other: 'lines wait' })} to be read.`,
  copyOpen: 'Copy these lines',
  undo: 'Undo',
  addMore: 'Add more',
});
