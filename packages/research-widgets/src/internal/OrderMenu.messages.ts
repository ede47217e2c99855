import { defineMessages } from '@fs/ui';

export const orderMenuMessages = defineMessages('OrderMenu', {
  order: 'Order',
  orderIs: ({ name }: { name: string }) => `Order: ${name}`,
  /** The user sorted by a column that has no named order. */
  own: 'Own order',
});
