import type { CallResult, Outcome, SlackLink, slackRoutes } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls for the user's Slack user. */
export function slackCalls(rest: RestTransport) {
  return {
    /** Links a Slack user to the user, in place of the one before; `conflict` for one that another user has linked. */
    linkSlack: (slackUserId: string, options?: CallOptions): Promise<Outcome<SlackLink>> =>
      rest.call('linkSlack', { body: { slackUserId } }, options),

    /** Returns the user's Slack user, or a null link. */
    getSlackLink: (options?: CallOptions): Promise<Outcome<CallResult<'getSlackLink'>>> =>
      rest.call('getSlackLink', {}, options),

    /** Removes the link; `not-found` without one. */
    unlinkSlack: (options?: CallOptions): Promise<Outcome<object>> => rest.call('unlinkSlack', {}, options),
  } satisfies AreaCalls<typeof slackRoutes>;
}
