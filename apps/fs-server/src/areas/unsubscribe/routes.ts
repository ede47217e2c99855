import { paths, type unsubscribeRoutes } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { UnsubscribeLinks } from '../../mail/unsubscribeLinks.ts';
import { switchMail } from './repository.ts';

async function change(database: Database, links: UnsubscribeLinks, { token, isOn }: { token: string; isOn: boolean }) {
  const subscription = links.read(token);
  // A link that was changed, and one of a deleted user.
  if (!subscription || !(await switchMail(database, { ...subscription, isOn }))) throw notFound();
  return { kind: subscription.kind, isOn };
}

/** Handlers of the links of mails, which need no login. */
export function unsubscribeHandlers(database: Database, links: UnsubscribeLinks): Handlers<typeof unsubscribeRoutes> {
  return { unsubscribe: ({ body: { token, isOn = false } }) => change(database, links, { token, isOn }) };
}

/** The address that mail programs post to when the user selects Unsubscribe there (RFC 8058). */
export async function registerOneClickUnsubscribe(
  app: FastifyInstance,
  database: Database,
  links: UnsubscribeLinks,
): Promise<void> {
  // Encapsulated, so that other routes do not accept this content type.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Querystring: { token?: string } }>(
      paths.oneClickUnsubscribe,
      {
        bodyLimit: 1024,
        config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
        schema: { querystring: { type: 'object', properties: { token: { type: 'string', maxLength: 200 } } } },
      },
      async ({ query: { token = '' } }, reply) => {
        await change(database, links, { token, isOn: false });
        return reply.status(204).send();
      },
    );
  });
}
