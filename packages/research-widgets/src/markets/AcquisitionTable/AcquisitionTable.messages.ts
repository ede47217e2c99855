import { defineMessages } from '@fs/ui';

export const acquisitionTableMessages = defineMessages('AcquisitionTable', {
  label: 'Acquisitions',
  date: 'Date',
  acquired: 'Company',
  acquirer: 'Acquired by',
  price: 'Price',
  raised: 'Total raised',
  market: 'Market',
  location: 'Location',
  /** Before the buyer on a card. */
  by: 'Bought by',
  empty: 'No acquisitions yet',
});
