import type { PublicFormFields, PublicFormName } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** Submits a public form. Returns its reference number. */
export function submitFormMutation<Name extends PublicFormName>(client: DataClient, name: Name) {
  return mutationOptions({
    mutationFn: async (fields: PublicFormFields<Name>) => unwrap(await client.forms.submitForm(name, fields)),
    // Fails at once while offline. The input stays.
    networkMode: 'always',
  });
}
