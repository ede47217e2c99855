import type { formRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { insertSubmission, readSupportRequests } from './repository.ts';
import { parseFields, requireForm, stateOf, titleOf } from './rules.ts';

export function formHandlers({ kysely }: Database): Handlers<typeof formRoutes> {
  return {
    submitForm: async ({ params, body, user }) => {
      const form = requireForm(params.name);
      return insertSubmission(kysely, { form, fields: parseFields(form, body), userId: user?.id ?? null });
    },
    listSupportRequests: async ({ user }) => {
      const rows = await readSupportRequests(kysely, user.id);
      return {
        requests: rows.map(({ id, fields, created_at, ...closing }) => ({
          id,
          title: titleOf(fields),
          sentAt: created_at.toISOString(),
          state: stateOf(closing),
        })),
      };
    },
  };
}
