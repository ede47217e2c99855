import { defineMessages } from '@fs/ui';

export const newsArticleMessages = defineMessages('NewsArticle', {
  /** Stands in for the title of an article that is not loaded. */
  article: 'Article',
  keyPoints: 'Key points',
  scheduled: 'Scheduled',
  edit: 'Edit',
  readAt: ({ source }: { source: string }) => `Read at ${source}`,
  /** Follows "Read at" where the source has no name. */
  itsSource: 'its source',
  company: 'Company',
  raised: 'Total raised',
  lastRound: 'Last round',
  addToList: 'Add to list',
  deal: 'The deal',
  round: 'Round',
  amount: 'Amount',
  date: 'Date',
  investors: 'Investors',
  acquirer: 'Acquirer',
  acquired: 'Acquired',
  price: 'Price',
  alsoAbout: 'Also about',
  markets: 'Markets',
  topics: 'Topics',
  more: ({ category }: { category: string }) => `More in ${category}`,
  next: 'Next',
  previous: 'Previous',
  related: 'Related articles',
});
