import type { marketPulseRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';

export function marketPulseHandlers({ kysely }: Database): Handlers<typeof marketPulseRoutes> {
  return {
    getConfig: () =>
      kysely
        .selectFrom('market_pulse_categories')
        .select(['slug', 'label', 'sort_order as order'])
        .orderBy('sort_order')
        .orderBy('slug')
        .execute(),
  };
}
