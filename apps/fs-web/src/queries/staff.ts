import type { AuditEntry, MarketPatch } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import type { StaffInboxFilter, StaffUser } from '@fs/research-widgets';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

const key = ['staff'] as const;

export const staffKey = key;

/** A page of what was sent in. */
export function submissionsQuery(client: DataClient, { kind, state, page }: StaffInboxFilter) {
  return queryOptions({
    queryKey: [...key, 'submissions', kind, state, page],
    queryFn: async ({ signal }) =>
      unwrap(
        await client.staff.listSubmissions(
          { state, ...(kind !== 'all' && { kind }) },
          { offset: (page - 1) * limits.submissionsPage, signal },
        ),
      ),
    placeholderData: keepPreviousData,
  });
}

export function failedJobsQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...key, 'jobs'],
    queryFn: async ({ signal }) => unwrap(await client.staff.listFailedJobs({ signal })),
  });
}

/** The audit log, page by page. */
export function auditQuery(client: DataClient) {
  return infiniteQueryOptions({
    queryKey: [...key, 'audit'],
    initialPageParam: null as string | null,
    queryFn: async ({ signal, pageParam }) =>
      unwrap(await client.staff.listAuditEvents(pageParam === null ? {} : { before: pageParam }, { signal })),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): readonly AuditEntry[] => pages.flatMap(({ events }) => events),
  });
}

/** Users whose email begins with a text, with their roles. */
export function userLookupQuery(client: DataClient, email: string) {
  return queryOptions({
    queryKey: [...key, 'users', email],
    queryFn: async ({ signal }) => {
      const { users, next } = unwrap(await client.users.searchUsers({ email }, { signal }));
      const known = users.map(({ attributes }) => new Map(attributes.map(({ name, value }) => [name, value])));
      const ids = known.flatMap((user) => user.get('sub') ?? []);
      const roles = unwrap(await client.staff.getUserRoles(ids, { signal }));
      return {
        hasMore: next !== null,
        users: known.map((user): StaffUser => {
          const id = user.get('sub') ?? '';
          const name = `${user.get('given_name') ?? ''} ${user.get('family_name') ?? ''}`.trim();
          return { id, name, email: user.get('email') ?? '', groups: roles.find((role) => role.id === id)?.groups };
        }),
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** A company's facts beside those of its source. Never from a cache, because others correct it too. */
export function correctionsQuery(client: DataClient, companyId: string) {
  return queryOptions({
    queryKey: [...key, 'corrections', companyId],
    queryFn: async ({ signal }) => unwrap(await client.companyCorrections.getCompanyCorrections(companyId, { signal })),
    gcTime: 0,
  });
}

/** The companies that were merged into this one. Never from a cache, because others merge too. */
export function mergesQuery(client: DataClient, companyId: string) {
  return queryOptions({
    queryKey: [...key, 'merges', companyId],
    queryFn: async ({ signal }) => unwrap(await client.companyMerges.getCompanyMerges(companyId, { signal })),
    gcTime: 0,
  });
}

/** What would follow a company into another one. */
export function mergePreviewQuery(client: DataClient, companyId: string, into: string) {
  return queryOptions({
    queryKey: [...key, 'merge', companyId, into],
    queryFn: async ({ signal }) => unwrap(await client.companyMerges.previewCompanyMerge(companyId, into, { signal })),
    gcTime: 0,
  });
}

/** What a patch would change in its market. */
export function marketEffectQuery(client: DataClient, companyId: string, patch: MarketPatch) {
  return queryOptions({
    queryKey: [...key, 'effect', companyId, patch],
    queryFn: async ({ signal }) =>
      unwrap(await client.companyCorrections.previewMarketPatch(companyId, patch, { signal })),
    gcTime: 0,
  });
}
