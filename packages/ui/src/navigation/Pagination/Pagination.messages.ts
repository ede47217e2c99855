import { defineMessages } from '../../system/messages/defineMessages.ts';

interface Place {
  page: number;
  pageCount: number;
}

export const paginationMessages = defineMessages('Pagination', {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: ({ page }: { page: number }, { number }) => `Page ${number(page)}`,
  place: ({ page, pageCount }: Place, { number }) => `Page ${number(page)} of ${number(pageCount)}`,
});
