import type { MailSwitch, Outcome, unsubscribeRoutes } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls for the links of mails. They need no login. */
export function unsubscribeCalls(rest: RestTransport) {
  return {
    /** Stops the kind of mail that the link came with, or resumes it. `not-found` for a link that is not ours. */
    unsubscribe: (
      token: string,
      { isOn = false, ...options }: CallOptions & { isOn?: boolean } = {},
    ): Promise<Outcome<MailSwitch>> => rest.call('unsubscribe', { body: { token, isOn } }, options),
  } satisfies AreaCalls<typeof unsubscribeRoutes>;
}
