import type { CompanyCard, companyCorrectionRoutes, MarketPatch } from '@fs/api-contract';
import { type AuditFacts, audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { markChanged } from '../../database/revisions.ts';
import { invalid, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { User } from '../../http/user.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import { findMarket } from '../markets/repository.ts';
import { toMarketId } from '../markets/rules.ts';
import { describeCorrections, measurePatch } from './describeCorrections.ts';
import { type Corrections, correctCompany, findCorrections } from './repository.ts';
import { toOverlayFacts, withoutPatch, withPatch } from './rules.ts';

export function companyCorrectionHandlers(database: Database): Handlers<typeof companyCorrectionRoutes> {
  /** @param factsOf what the audit log says of the change */
  async function change(
    { id }: CompanyCard,
    author: User,
    factsOf: (before: Corrections) => AuditFacts,
    correct: (now: Corrections) => Corrections,
  ): Promise<Corrections> {
    return database.kysely.transaction().execute(async (transaction) => {
      let facts: AuditFacts = {};
      const corrections = await correctCompany(transaction, id, (now) => {
        facts = factsOf(now);
        return correct(now);
      });
      const event = {
        action: 'company.corrected',
        actor: `user:${author.id}`,
        subject: `company:${id}`,
        facts,
      } as const;
      await audit.record(transaction, event);
      await markChanged(transaction, 'companies');
      return corrections;
    });
  }

  async function requireMarketId(text: string): Promise<string> {
    const market = await findMarket(database, { id: toMarketId(text), slug: '' });
    if (!market) throw notFound();
    return market.id;
  }

  return {
    getCompanyCorrections: async ({ params }) => {
      const company = await requireCompany(database, params.id);
      return describeCorrections(database.kysely, company);
    },

    previewMarketPatch: async ({ params, query }) => {
      const { id } = await requireCompany(database, params.id);
      const market_id = await requireMarketId(query.market_id);
      return measurePatch(database.kysely, id, { market_id, op: query.op });
    },

    getCompanyOverlay: async ({ params }) => {
      const { id } = await requireCompany(database, params.id);
      return (await findCorrections(database.kysely, id)).overlay;
    },

    saveCompanyOverlay: async ({ params, body, user }) => {
      const company = await requireCompany(database, params.id);
      const factsOf = ({ overlay }: Corrections) => toOverlayFacts(overlay, body);
      const { overlay } = await change(company, user, factsOf, (now) => ({ ...now, overlay: body }));
      return overlay;
    },

    getMarketPatches: async ({ params }) => {
      const { id } = await requireCompany(database, params.id);
      return [...(await findCorrections(database.kysely, id)).patches];
    },

    addMarketPatch: async ({ params, body, user }) => {
      const company = await requireCompany(database, params.id);
      const market_id = await requireMarketId(body.market_id);
      const facts = { market: market_id, op: body.op };
      const { patches } = await change(
        company,
        user,
        () => facts,
        (now) => {
          const all = withPatch(now.patches, { market_id, op: body.op });
          if (all === null) throw invalid('This company has reached its limit of market patches');
          return { ...now, patches: all };
        },
      );
      return [...patches];
    },

    deleteMarketPatch: async ({ params, body, user }) => {
      const company = await requireCompany(database, params.id);
      const market = toMarketId(body.market_id);
      const facts = { market, op: 'source' };
      const { patches } = await change(
        company,
        user,
        () => facts,
        (now) => withoutMarketPatch(now, market),
      );
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
