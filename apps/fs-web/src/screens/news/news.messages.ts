import { defineMessages } from '@fs/ui';

/** Messages of the news pages. */
export const newsMessages = defineMessages('News', {
  news: 'Market news',
  articleUnknown: 'We can’t find this article',
  articleUnknownText: 'It may be gone, or has another address. Look for the company that it is about.',
  deleted: ({ day }: { day: string }) => `This article was deleted on ${day}`,
  deletedText: 'Read what else is in the news, or look for the company that it was about.',
  keys: 'Article',
  next: 'Next article',
  previous: 'Previous article',
  removed: ({ title }: { title: string }) => `Removed “${title}” from this page`,
  undo: 'Undo',
});
