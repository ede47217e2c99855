import { limits } from '@fs/api-contract';
import type { CompanyExtras } from '@fs/research-widgets';
import { failed, loading, ready } from '@fs/ui/loadable';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ExtrasById } from '../../queries/watchlists.ts';

/** What is known of companies, and why nothing is known of others. */
interface KnownExtras {
  found: ExtrasById;
  failure: string | undefined;
}

/** As many ids as a call may have, in an order that sorting the rows doesn't change. */
export function idsInParts(companyIds: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(companyIds.length / limits.companyColumns) }, (_, index) => {
    const ids = companyIds.slice(index * limits.companyColumns, (index + 1) * limits.companyColumns);
    return [...new Set(ids)].sort();
  });
}

/** Parts that loaded stay when another fails, or when they are loaded again. */
export function knownExtras(parts: readonly Pick<UseQueryResult<ExtrasById>, 'data' | 'error'>[]): KnownExtras {
  return {
    found: Object.assign({}, ...parts.map(({ data }) => data)) as ExtrasById,
    failure: parts.find(({ error }) => error)?.error?.message,
  };
}

export function extrasIn({ found, failure }: KnownExtras): CompanyExtras['extrasOf'] {
  return ({ id }) => {
    const extras = found[id];
    if (extras) return ready(extras);
    return failure === undefined ? loading() : failed(failure);
  };
}
