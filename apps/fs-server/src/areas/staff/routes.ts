import { limits, type staffRoutes } from '@fs/api-contract';
import { requeueJobs } from '../../admin/serviceRepository.ts';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { invalid, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { selectUsers, toStoredUser } from '../../identity/users.ts';
import { answerMail, type MailContext } from './answerMail.ts';
import { listAudit, listFailedJobs } from './repository.ts';
import { isId, parseUserIds } from './rules.ts';
import { closeSubmission, findSubmission, listSubmissions } from './submissions.ts';

export function staffHandlers(database: Database, context: MailContext): Handlers<typeof staffRoutes> {
  const { kysely } = database;
  return {
    listSubmissions: ({ query }) => listSubmissions(kysely, query),

    answerSubmission: async ({ params: { id }, body, user }) =>
      kysely.transaction().execute(async (transaction) => {
        const found = isId(id) ? await findSubmission(transaction, id) : undefined;
        if (!found) throw notFound();
        const answer = body.answer.trim() || null;
        if (answer !== null && found.email === null) throw invalid('The sender left no email address');
        if (!(await closeSubmission(transaction, id, { answer, userId: user.id }))) {
          throw invalid('Someone has answered already');
        }
        if (answer !== null) await answerMail(transaction, found, { ...context, answer });
        await audit.record(transaction, {
          action: 'form.answered',
          actor: `user:${user.id}`,
          subject: `form:${id}`,
          facts: { form: found.form, mailed: answer !== null },
        });
        const closed = await findSubmission(transaction, id);
        if (!closed) throw notFound();
        return closed;
      }),

    listFailedJobs: () => listFailedJobs(kysely),

    retryJob: async ({ params: { id }, user }) =>
      kysely.transaction().execute(async (transaction) => {
        const ids = isId(id) ? await requeueJobs(transaction, [id], new Date()) : [];
        if (ids.length === 0) throw notFound();
        const facts = { count: ids.length, ids };
        await audit.record(transaction, { action: 'jobs.requeued', actor: `user:${user.id}`, facts });
        return {};
      }),

    listAuditEvents: async ({ query: { subject, before } }) => {
      const most = limits.auditPage;
      const found = await listAudit(kysely, { subject, before, most: most + 1 });
      const events = found.slice(0, most);
      return { events, next: found.length > most ? (events.at(-1)?.id ?? null) : null };
    },

    getUserRoles: async ({ query }) => {
      const ids = parseUserIds(query.ids, limits.usersPerPage);
      if (ids.length === 0) return [];
      const rows = await selectUsers(database).where('users.id', 'in', ids).execute();
      return rows.map((row) => {
        const { id, groups } = toStoredUser(row);
        return { id, groups: [...groups] };
      });
    },
  };
}
