import { watchlistAdding } from './watchlists/adding.ts';
import { watchlistLists } from './watchlists/lists.ts';
import { watchlistSharing } from './watchlists/sharing.ts';

/** Arabic messages of the widgets about watchlists. */
export const watchlists = { ...watchlistAdding, ...watchlistLists, ...watchlistSharing };
