import { defineMessages } from '@fs/ui';

export const watchlistCompaniesMessages = defineMessages('WatchlistCompanies', {
  label: 'Companies on this list',
  remove: 'Remove from list',
  added: 'Added',
  note: 'Note',
  addNote: 'Add note',
  addNoteOn: ({ name }: { name: string }) => `Add note on ${name}`,
  noteOn: ({ name }: { name: string }) => `Note on ${name}`,
  noteSays: ({ name, note }: { name: string; note: string }) => `Note on ${name}: ${note}`,
  noteUnsaved: ({ name, note }: { name: string; note: string }) => `Unsaved note on ${name}: ${note}`,
  unsaved: 'Unsaved',
  saveNote: 'Save',
  discardNote: 'Discard changes',
  noteFailed: ({ error }: { error: string }) => `${error}. Nothing was lost. Try again.`,
  noteChanged: 'Someone else changed this note. Save to replace it.',
  noteRemoved: 'Someone else removed this note. Save to keep yours.',
  news: ({ count }: { count: number }, { number }) => `${number(count)} new`,
  empty: 'No companies yet. Add companies to compare them and follow their news, one at a time or many at once.',
  emptyReadOnly: 'No companies yet',
  add: 'Add companies',
  showList: 'Show the list',
});
