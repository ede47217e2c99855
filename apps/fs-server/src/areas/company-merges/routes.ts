import type { companyMergeRoutes } from '@fs/api-contract';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { invalid, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import { toCompanyId } from '../companies/rules.ts';
import { mergeCompany, undoMerge } from './mergeCompanies.ts';
import { listMerges, measureMerge } from './readMerges.ts';

export function companyMergeHandlers(database: Database): Handlers<typeof companyMergeRoutes> {
  /** Ids of merged companies lead to the kept ones, so that no merge can form a circle. */
  async function requirePair(mergedText: string, keptText: string) {
    const merged = await requireCompany(database, mergedText);
    const kept = await requireCompany(database, keptText);
    if (merged.id === kept.id) throw invalid('A company can’t be merged into itself');
    return { merged, kept };
  }

  return {
    getCompanyMerges: async ({ params }) => {
      const { id } = await requireCompany(database, params.id);
      return listMerges(database.kysely, id);
    },

    previewCompanyMerge: async ({ params, query }) => {
      const { merged, kept } = await requirePair(params.id, query.into);
      const parts = await measureMerge(database.kysely, { mergedId: merged.id, keptId: kept.id });
      return { merged, kept, parts };
    },

    mergeCompany: async ({ params, body, user }) => {
      const { merged, kept } = await requirePair(params.id, body.into);
      await database.kysely.transaction().execute(async (transaction) => {
        await mergeCompany(transaction, { mergedId: merged.id, keptId: kept.id }, user.id);
        await audit.record(transaction, {
          action: 'company.merged',
          actor: `user:${user.id}`,
          subject: `company:${merged.id}`,
          facts: { name: merged.name, into: kept.name, kept: kept.id },
        });
      });
      return kept;
    },

    undoCompanyMerge: async ({ params, user }) => {
      const id = toCompanyId(params.id);
      if (!id) throw notFound();
      await database.kysely.transaction().execute(async (transaction) => {
        const { keptId } = await undoMerge(transaction, id);
        await audit.record(transaction, {
          action: 'company.unmerged',
          actor: `user:${user.id}`,
          subject: `company:${id}`,
          facts: { kept: keptId },
        });
      });
      return requireCompany(database, id);
    },
  };
}
