import { findMarket } from '../areas/markets/repository.ts';
import { toMarketId, toMarketSlug } from '../areas/markets/rules.ts';
import { findActiveReferral } from '../areas/referrals/repository.ts';
import type { Database } from '../database/database.ts';

/** Returns whether a path of the app is a public page of something that does not exist. */
export type IsUnknownSubject = (path: string) => Promise<boolean>;

interface PublicSubject {
  /** Paths of the pages, with the id as their only group. */
  path: RegExp;
  exists: (id: string) => Promise<boolean>;
}

/**
 * Public pages that show one thing. A page for logged-in users is no subject: a request for a page carries no session,
 * and its status would tell signed-out users what exists.
 */
export function createIsUnknownSubject(database: Database): IsUnknownSubject {
  const subjects: readonly PublicSubject[] = [
    {
      path: /^referral\/([^/]+)$/,
      exists: async (code) => (await findActiveReferral(database, 'code', code)) !== undefined,
    },
    {
      path: /^markets\/([^/]+)$/,
      exists: async (id) => (await findMarket(database, { id: toMarketId(id), slug: toMarketSlug(id) })) !== undefined,
    },
  ];
  return async (path) => {
    for (const { path: pattern, exists } of subjects) {
      const id = pattern.exec(path)?.[1];
      if (id !== undefined) return !(await exists(id));
    }
    return false;
  };
}
