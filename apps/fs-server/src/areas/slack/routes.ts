import type { slackRoutes } from '@fs/api-contract';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { conflict, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { lockUser } from '../../identity/lockUser.ts';
import { deleteSlackLink, findSlackLink, insertSlackLink } from './repository.ts';

/** Handlers of the user's Slack user: each user has one, and each Slack user belongs to one user. */
export function slackHandlers(database: Database): Handlers<typeof slackRoutes> {
  return {
    getSlackLink: async ({ user }) => ({ link: await findSlackLink(database, user.id) }),

    linkSlack: ({ user, body: { slackUserId } }) =>
      database.kysely.transaction().execute(async (kysely) => {
        await lockUser({ kysely }, user.id);
        const known = await findSlackLink({ kysely }, user.id);
        if (known?.slackUserId === slackUserId) return known;
        const replaced = await deleteSlackLink({ kysely }, user.id);
        const link = await insertSlackLink({ kysely }, user.id, slackUserId);
        // The transaction ends with the error, so that the former link stays.
        if (!link) throw conflict('Another user has linked this Slack user', {});
        const actor = `user:${user.id}` as const;
        const facts = { slackUserId, ...(replaced !== undefined && { replaced }) };
        await audit.record(kysely, { action: 'user.slack-linked', actor, subject: actor, facts });
        return link;
      }),

    unlinkSlack: ({ user }) =>
      database.kysely.transaction().execute(async (kysely) => {
        const slackUserId = await deleteSlackLink({ kysely }, user.id);
        if (slackUserId === undefined) throw notFound();
        const actor = `user:${user.id}` as const;
        await audit.record(kysely, { action: 'user.slack-unlinked', actor, subject: actor, facts: { slackUserId } });
        return {};
      }),
  };
}
