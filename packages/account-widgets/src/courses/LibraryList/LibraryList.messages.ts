import { defineMessages } from '@fs/ui';

export const libraryListMessages = defineMessages('LibraryList', {
  title: 'Libraries',
  product: 'Find problems, and build what solves them.',
  finance: 'Rounds, terms and runway.',
  sales: 'First customers, prices and calls.',
  marketing: 'Words, news and attention.',
  growth: 'Experiments, and what to do with their results.',
});
