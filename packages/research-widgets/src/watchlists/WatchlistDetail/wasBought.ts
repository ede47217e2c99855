import type { WatchlistUpdate } from '@fs/api-contract';

/** Returns whether the listed company was acquired. The title names the acquired company. */
export function wasBought({ title, organization }: Pick<WatchlistUpdate, 'title' | 'organization'>): boolean {
  return title === organization.name;
}
