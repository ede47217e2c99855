import type { CompanyCard, companyCorrectionRoutes, MarketPatch } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { invalid, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import { findMarket } from '../markets/repository.ts';
import { toMarketId } from '../markets/rules.ts';
import { type Corrections, correctCompany, findCorrections } from './repository.ts';
import { withoutPatch, withPatch } from './rules.ts';

export function companyCorrectionHandlers(database: Database): Handlers<typeof companyCorrectionRoutes> {
  async function change({ id }: CompanyCard, correct: (now: Corrections) => Corrections): Promise<Corrections> {
    return database.kysely.transaction().execute((transaction) => correctCompany(transaction, id, correct));
  }

  return {
    getCompanyOverlay: async ({ params }) => {
      const { id } = await requireCompany(database, params.id);
      return (await findCorrections(database.kysely, id)).overlay;
    },

    saveCompanyOverlay: async ({ params, body }) => {
      const company = await requireCompany(database, params.id);
      const { overlay } = await change(company, (now) => ({ ...now, overlay: body }));
      return overlay;
    },

    getMarketPatches: async ({ params }) => {
      const { id } = await requireCompany(database, params.id);
      return [...(await findCorrections(database.kysely, id)).patches];
    },

    addMarketPatch: async ({ params, body }) => {
      const company = await requireCompany(database, params.id);
      const market = await findMarket(database, { id: toMarketId(body.market_id), slug: '' });
      if (!market) throw notFound();
      const { patches } = await change(company, (now) => {
        const all = withPatch(now.patches, { market_id: market.id, op: body.op });
        if (all === null) throw invalid('This company has reached its limit of market patches');
        return { ...now, patches: all };
      });
      return [...patches];
    },

    deleteMarketPatch: async ({ params, body }) => {
      const company = await requireCompany(database, params.id);
      const { patches } = await change(company, (now) => withoutMarketPatch(now, toMarketId(body.market_id)));
      return [...patches];
    },
  };
}

/** @throws HttpFailure 404 if the market has no patch */
function withoutMarketPatch(now: Corrections, marketId: string): Corrections {
  const patches: MarketPatch[] = withoutPatch(now.patches, marketId);
  if (patches.length === now.patches.length) throw notFound();
  return { ...now, patches };
}
