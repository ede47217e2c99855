import type { User } from '../../../http/user.ts';
import { type Store, visibleTo } from '../access.ts';
import type { UpdateKind } from '../reads/updates.ts';

/** A list whose news a user gets by mail. */
export interface SubscribedList {
  id: string;
  name: string;
  email: boolean;
  fundingUpdates: boolean;
}

/** Kinds of updates of a list that its subscriber gets: articles for `email`, deals for `funding_updates`. */
export function kindsOf({ email, fundingUpdates }: SubscribedList): UpdateKind[] {
  return [...(email ? (['article'] as const) : []), ...(fundingUpdates ? (['funding', 'acquisition'] as const) : [])];
}

/** Lists that the user subscribed to and can see, in the order of their mail. */
export function findSubscribedLists({ kysely }: Store, user: Pick<User, 'id' | 'email'>): Promise<SubscribedList[]> {
  return kysely
    .selectFrom('watchlist_settings')
    .innerJoin('watchlists', 'watchlists.id', 'watchlist_settings.watchlist_id')
    .select([
      'watchlists.id',
      'watchlists.name',
      'watchlist_settings.email',
      'watchlist_settings.funding_updates as fundingUpdates',
    ])
    .where('watchlist_settings.owner_id', '=', user.id)
    .where((setting) => setting.or([setting('email', '=', true), setting('funding_updates', '=', true)]))
    .where(visibleTo(user))
    .orderBy('watchlist_settings.is_starred', 'desc')
    .orderBy('watchlists.name')
    .orderBy('watchlists.id')
    .execute();
}
