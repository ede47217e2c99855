import type { CallResult, NoticePage, noticeRoutes, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Notices that the user saw: single ones, or all until the newest that was shown. */
export type SeenNotices = { ids: string[] } | { until: string };

/** Calls for the user's notices. */
export function noticeCalls(rest: RestTransport) {
  return {
    /** Returns notices, newest first, and how many are unread. `cursor` is `next` of the previous page. */
    getNotices: ({ cursor }: { cursor?: string } = {}, options?: CallOptions): Promise<Outcome<NoticePage>> =>
      rest.call('getNotices', { query: cursor === undefined ? {} : { cursor } }, options),

    /** Marks notices as read. Returns how many are still unread. */
    markNoticesRead: (seen: SeenNotices, options?: CallOptions): Promise<Outcome<CallResult<'markNoticesRead'>>> =>
      rest.call('markNoticesRead', { body: seen }, options),
  } satisfies AreaCalls<typeof noticeRoutes>;
}
