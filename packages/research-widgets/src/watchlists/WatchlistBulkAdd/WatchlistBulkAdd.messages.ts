import { defineMessages } from '@fs/ui';

export interface Count {
  count: number;
}

export const watchlistBulkAddMessages = defineMessages('WatchlistBulkAdd', {
  title: 'Paste or import companies',
  text: 'Companies',
  textHint: 'Names, domains, or URLs, one per line.',
  placeholder: 'harborline.example',
  file: 'Or upload a CSV file',
  fileType: 'CSV',
  notText: 'This isn’t a text file. Save your spreadsheet as CSV and try again.',
  fileFailed: 'Couldn’t read this file. Choose another file and try again.',
  emptyFile: 'This file is empty.',
  openQuote:
    'A quotation mark in this file is never closed, so the last lines may have merged into one. Check them below.',
  column: 'Company column',
  columnSample: ({ sample }: { sample: string }) => `for example, ${sample}`,
  unnamedColumn: ({ index }: { index: number }, { number }) => `Column ${number(index)}`,
  rows: ({ count }: Count, { number, plural }) => `${number(count)} ${plural(count, { one: 'row', other: 'rows' })}`,
  nothingEntered: 'Enter a company, or choose a file.',
  tooMuch: ({ count, most }: Count & { most: number }, { number }) =>
    `That’s ${number(count)} characters. The limit is ${number(most)} at a time.`,
  find: 'Find companies',
  close: 'Add one at a time',
  tryAgain: 'Nothing was lost. Try again.',
  ready: ({ count }: Count, { number }) => `${number(count)} ready`,
  several: ({ count }: Count, { number }) => `${number(count)} to review`,
  none: ({ count }: Count, { number }) => `${number(count)} not found`,
  refused: ({ count }: Count, { number }) => `${number(count)} unreadable`,
  present: ({ count }: Count, { number }) => `${number(count)} already on the list`,
  repeated: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'duplicate', other: 'duplicates' })}`,
  rest: ({ count, most }: Count & { most: number }, { number, plural }) =>
    `We read ${number(most)} lines at a time. The other ${number(count)} ${plural(count, { one: 'is', other: 'are' })} kept for your next batch.`,
  tooMany: ({ count, quota }: Count & { quota: number }, { number, plural }) =>
    `The list has room for ${number(quota)} more. ${number(count)} ${plural(count, { one: 'company', other: 'companies' })} won’t be added.`,
  severalTitle: 'Choose a match',
  noneTitle: 'Not found',
  refusedTitle: 'Unreadable',
  certainTitle: 'Matched',
  'too-long': 'Too long to be a name',
  unreadable: 'Contains unreadable characters',
  markup: 'Contains code, not a name',
  'no-letters': 'No letters or digits',
  lineNumber: ({ line }: { line: number }, { number }) => `Line ${number(line)}`,
  choose: ({ text }: { text: string }) => `Match for ${text}`,
  choosePlaceholder: 'Choose a company',
  lookAgain: 'Search again',
  stillNone: 'Still no match. Try another spelling or the domain.',
  leaveOut: 'Skip',
  putBack: 'Include',
  leftOut: 'Skipped',
  isOnList: 'Already on the list',
  more: ({ count }: Count, { number }) => `Show ${number(count)} more`,
  back: 'Back',
  add: ({ count }: Count, { number, plural }) =>
    `Add ${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
  nothingToAdd: 'Nothing to add yet',
  added: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company was', other: 'companies were' })} added.`,
  notAdded: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'line', other: 'lines' })} didn’t match a company.`,
  overLimit: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'line', other: 'lines' })} not added. The list is full.`,
  waiting: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'line', other: 'lines' })} left to process.`,
  copyOpen: 'Copy these lines',
  undo: 'Undo',
  addMore: 'Add more',
});
