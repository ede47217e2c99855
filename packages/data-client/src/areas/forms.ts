import type { CallResult, formRoutes, Outcome, PublicFormFields, PublicFormName } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls for forms on public pages, and for what a user asked support. */
export function formCalls(rest: RestTransport) {
  return {
    /** Sends a form; `id` is its reference for inquiries. Never retried automatically. */
    submitForm: <Name extends PublicFormName>(
      name: Name,
      fields: PublicFormFields<Name>,
      options?: CallOptions,
    ): Promise<Outcome<{ id: string }>> => rest.call('submitForm', { params: { name }, body: fields }, options),
    /** The newest 20 requests that the user sent to support while logged in, newest first. */
    listSupportRequests: (options?: CallOptions): Promise<Outcome<CallResult<'listSupportRequests'>>> =>
      rest.call('listSupportRequests', {}, options),
  } satisfies AreaCalls<typeof formRoutes>;
}
