import type { PublicFormFields, PublicFormName } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

const requestsKey = ['support-requests'] as const;

/** What the user asked support earlier, newest first. */
export function supportRequestsQuery(client: DataClient) {
  return queryOptions({
    queryKey: requestsKey,
    queryFn: async ({ signal }) => unwrap(await client.forms.listSupportRequests({ signal })).requests,
  });
}

/**
 * Submits a public form. Returns its reference number.
 *
 * @param onSent called once the form has arrived, even if its page is no longer open
 */
export function submitFormMutation<Name extends PublicFormName>(client: DataClient, name: Name, onSent?: () => void) {
  return mutationOptions({
    mutationFn: async (fields: PublicFormFields<Name>) => unwrap(await client.forms.submitForm(name, fields)),
    // Fails at once while offline. The input stays.
    networkMode: 'always',
    onSuccess: (_sent, _fields, _result, { client: queries }: { client: QueryClient }) => {
      onSent?.();
      // Without waiting, so that the form confirms at once.
      void queries.invalidateQueries({ queryKey: requestsKey });
    },
  });
}
