import type { formRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { parseFields, requireForm } from './rules.ts';

export function formHandlers({ kysely }: Database): Handlers<typeof formRoutes> {
  return {
    submitForm: async ({ params, body, user }) => {
      const form = requireForm(params.name);
      const fields = JSON.stringify(parseFields(form, body));
      return kysely
        .insertInto('form_submissions')
        .values({ form, fields, user_id: user?.id ?? null })
        .returning('id')
        .executeTakeFirstOrThrow();
    },
  };
}
