import type { PublicFormFields, PublicFormName } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** Sends one of the open forms; its data is what to name when asking about it. */
export function submitFormMutation<Name extends PublicFormName>(client: DataClient, name: Name) {
  return mutationOptions({
    mutationFn: async (fields: PublicFormFields<Name>) => unwrap(await client.forms.submitForm(name, fields)),
    // A user without a connection is told so at once; what they typed stays.
    networkMode: 'always',
  });
}
