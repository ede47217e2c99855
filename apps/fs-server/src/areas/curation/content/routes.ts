import type { ContentRequest, curationRoutes } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { validate } from 'uuid';
import type { Database } from '../../../database/database.ts';
import { invalid, notFound } from '../../../http/failures.ts';
import { limitCalls } from '../../../http/limitCalls.ts';
import type { Handlers } from '../../../http/restRoutes.ts';
import type { User } from '../../../http/user.ts';
import type { Attempts } from '../../../identity/attempts.ts';
import { addJob } from '../../../jobs/addJob.ts';
import { requireCompany } from '../../companies/requireCompany.ts';
import { recordEdit } from '../recordEdit.ts';
import type { Store } from '../repository.ts';
import { deleteEarned } from './earnedArticles.ts';
import {
  findPending,
  findRequest,
  insertRequest,
  listRequests,
  restartRequest,
  type StoredRequest,
} from './repository.ts';

/** The calls about articles of other sites. */
export type ContentRoutes = Pick<
  typeof curationRoutes,
  'requestEarnedContent' | 'requestOwnedContent' | 'deleteEarnedContent' | 'listContentRequests' | 'retryContentRequest'
>;

/** The kind of job that reads an article of another site. */
export const contentJob = 'content';

const requests = { name: 'content request', limit: limits.contentRequestsPerHour, windowSeconds: 60 * 60 };

export function contentHandlers(database: Database, attempts: Attempts): Handlers<ContentRoutes> {
  async function request(
    kind: ContentRequest['kind'],
    { id, body, user }: { id: string; body: { url: string; source?: string }; user: User },
  ): Promise<ContentRequest> {
    const company = await requireCompany(database, id);
    const url = parseAddress(body.url);
    await limitCalls(attempts, requests, user.id);
    const wanted = {
      kind,
      organization_id: company.id,
      url,
      source: body.source?.trim() || null,
      requested_by: user.id,
    };
    return database.kysely.transaction().execute(async (kysely) => {
      const added = await insertRequest({ kysely }, wanted);
      if (added !== undefined) await queueRequest({ kysely }, added, 1);
      const stored = added === undefined ? await findPending({ kysely }, wanted) : await findRequest({ kysely }, added);
      if (!stored) throw notFound();
      return toWire(stored);
    });
  }

  return {
    requestEarnedContent: ({ params, body, user }) => request('earned', { id: params.id, body, user }),

    requestOwnedContent: ({ params, body, user }) => request('owned', { id: params.id, body, user }),

    deleteEarnedContent: async ({ params, user }) => {
      const company = await requireCompany(database, params.id);
      const isGone = await database.kysely.transaction().execute(async (kysely) => {
        const found = await deleteEarned(kysely, company.id, params.articleId);
        if (found) await recordEdit(kysely, user, { articles: [params.articleId], change: 'deleted' });
        return found;
      });
      if (!isGone) throw notFound();
      return {};
    },

    listContentRequests: async () => (await listRequests(database)).map(toWire),

    retryContentRequest: async ({ params }) => {
      if (!validate(params.id)) throw notFound();
      return database.kysely.transaction().execute(async (kysely) => {
        const attempt = await restartRequest({ kysely }, params.id);
        if (attempt !== undefined) await queueRequest({ kysely }, params.id, attempt);
        const stored = await findRequest({ kysely }, params.id);
        if (!stored) throw notFound();
        return toWire(stored);
      });
    },
  };
}

async function queueRequest(store: Store, id: string, attempt: number): Promise<void> {
  const key = `${contentJob} ${id} ${attempt}`;
  await addJob(store.kysely, { kind: contentJob, key, payload: { id }, runAt: new Date() });
}

/** The address as it is asked for, without a fragment. @throws HttpFailure 400 */
function parseAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw invalid('Enter the address of a page, such as https://example.com/article');
  }
  url.hash = '';
  if (url.href.length > limits.webAddress) throw invalid('This address is too long');
  return url.href;
}

function toWire({
  created_at,
  attempts: _attempts,
  requester: _requester,
  organization_id: _organization,
  source: _source,
  ...request
}: StoredRequest): ContentRequest {
  return { ...request, requested_at: created_at.toISOString() };
}
