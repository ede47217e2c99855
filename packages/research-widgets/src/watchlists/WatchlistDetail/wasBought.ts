import type { WatchlistUpdate } from '@fs/api-contract';

/** Whether the company that an acquisition is listed for was bought, rather than buying: the title names the bought one. */
export function wasBought({ title, organization }: Pick<WatchlistUpdate, 'title' | 'organization'>): boolean {
  return title === organization.name;
}
