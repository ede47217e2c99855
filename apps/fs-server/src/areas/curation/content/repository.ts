import { type CompanyCard, type ContentRequest, limits } from '@fs/api-contract';
import { sql } from 'kysely';
import { companyCard } from '../../companies/companyColumns.ts';
import { nameOf, type Store } from '../repository.ts';

const select = ({ kysely }: Store) =>
  kysely
    .selectFrom('content_requests')
    .innerJoin('organizations', 'organizations.id', 'content_requests.organization_id')
    .select([
      'content_requests.id',
      'content_requests.kind',
      'content_requests.url',
      'content_requests.status',
      'content_requests.failure',
      'content_requests.article_id',
      'content_requests.attempts',
      'content_requests.created_at',
      'content_requests.requested_by as requester',
      'content_requests.organization_id',
      'content_requests.source',
      nameOf('content_requests.requested_by').as('requested_by'),
      sql<CompanyCard>`${companyCard('organizations')}`.as('organization'),
      sql<string | null>`(select title from articles where articles.id = content_requests.article_id)`.as('title'),
    ]);

export type StoredRequest = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** The latest requests, the newest first. */
export function listRequests(store: Store): Promise<StoredRequest[]> {
  return select(store)
    .orderBy('content_requests.created_at', 'desc')
    .orderBy('content_requests.id')
    .limit(limits.contentRequests)
    .execute();
}

export function findRequest(store: Store, id: string): Promise<StoredRequest | undefined> {
  return select(store).where('content_requests.id', '=', id).executeTakeFirst();
}

export interface NewRequest {
  kind: ContentRequest['kind'];
  organization_id: string;
  url: string;
  source: string | null;
  requested_by: string;
}

/** Stores a request. Undefined if the same one is pending. */
export async function insertRequest({ kysely }: Store, request: NewRequest): Promise<string | undefined> {
  const row = await kysely
    .insertInto('content_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function findPending(store: Store, { organization_id, url }: NewRequest): Promise<StoredRequest | undefined> {
  return select(store)
    .where('content_requests.organization_id', '=', organization_id)
    .where('content_requests.url', '=', url)
    .where('content_requests.status', '=', 'pending')
    .executeTakeFirst();
}

/** Makes a failed request pending again. Returns the number of its attempts; undefined if it had not failed, or if the same is requested again. */
export async function restartRequest({ kysely }: Store, id: string): Promise<number | undefined> {
  const row = await kysely
    .updateTable('content_requests')
    .set({ status: 'pending', failure: null, attempts: sql`attempts + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .where(sql<boolean>`not exists (
      select from content_requests as other where other.status = 'pending'
        and other.organization_id = content_requests.organization_id and other.url = content_requests.url
    )`)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts;
}

/** Ends a pending request. */
export async function endRequest(
  { kysely }: Store,
  id: string,
  end: { failure: ContentRequest['failure'] } | { article_id: string },
): Promise<void> {
  await kysely
    .updateTable('content_requests')
    .set({ status: 'failure' in end ? 'failed' : 'done', ...end, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
