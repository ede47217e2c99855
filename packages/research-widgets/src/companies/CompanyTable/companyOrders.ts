import type { BoundMessages, TableOrder } from '@fs/ui';
import type { companyTableMessages } from './CompanyTable.messages.ts';

/** Orders of companies by name. The first is the server's own. */
export function companyOrders(
  messages: BoundMessages<typeof companyTableMessages.table>,
  isByName: boolean,
): readonly TableOrder[] {
  const down = (column: string, name: string) => ({
    id: column,
    name,
    sort: [{ column, direction: 'descending' as const }],
  });
  const mostRaised = down('total_funding_usd', messages.mostRaised);
  return [
    ...(isByName
      ? [{ id: 'default', name: messages.bestMatch, sort: [] }, mostRaised]
      : [{ ...mostRaised, id: 'default', sort: [], same: mostRaised.sort }]),
    down('last_funding_on', messages.newestRound),
    down('last_round_usd', messages.largestRound),
    down('employee_count', messages.mostEmployees),
    down('founded_on', messages.youngest),
    down('arrived_at', messages.addedLast),
    { id: 'name', name: messages.byName, sort: [{ column: 'name', direction: 'ascending' }] },
  ];
}
