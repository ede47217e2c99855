import { createHash, randomBytes } from 'node:crypto';
import { parse } from 'node:querystring';
import { paths } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import { AdminError } from '../admin/Command.ts';
import { createUser } from '../admin/createUser.ts';
import type { Database } from '../database/database.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { renderPlainPage } from '../http/renderPlainPage.ts';
import { addFirstAdminToken, deleteFirstAdminToken, hasAdministrator } from './repository.ts';

/** Where the first administrator signs up, with a token that only the operator was shown. */
export const firstAdminPath = '/first-admin';

const maxFormBytes = 8 * 1024;
const html = 'text/html; charset=utf-8';
const fieldNames = ['email', 'given', 'family'] as const;
type Fields = Readonly<Record<(typeof fieldNames)[number], string>>;

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Creates the path of a one-time link. The link of an earlier start is no longer valid. Null once there is an administrator. */
export async function createFirstAdminLink(database: Database): Promise<string | null> {
  if (await hasAdministrator(database.kysely)) return null;
  const token = randomBytes(32).toString('base64url');
  await addFirstAdminToken(database.kysely, hash(token));
  return `${firstAdminPath}?token=${token}`;
}

/** Registers the page on which the first administrator chooses a password. */
export async function registerFirstAdmin(app: FastifyInstance, database: Database): Promise<void> {
  // Encapsulated, so that other routes do not accept forms.
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    });
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, parse(String(body))),
    );
    scope.get<{ Querystring: Record<string, unknown> }>(firstAdminPath, async ({ query }, reply) =>
      reply.type(html).send(renderForm(textOf(query.token), { email: '', given: '', family: '' })),
    );
    scope.post<{ Body: Record<string, unknown> | null }>(firstAdminPath, async ({ body }, reply) => {
      const form = body ?? {};
      const token = textOf(form.token);
      const [email, given, family] = fieldNames.map((name) => textOf(form[name]).trim()) as [string, string, string];
      // Of two requests with the same link, one deletes the token.
      if (token === '' || !(await deleteFirstAdminToken(database.kysely, hash(token)))) {
        return reply.status(403).type(html).send(renderUsed());
      }
      try {
        const context = { database, actor: 'anybody', now: () => new Date() } as const;
        const user = { email, givenName: given, familyName: family, password: textOf(form.password) };
        await createUser(context, { ...user, groups: ['internal', 'admin', 'editors'] });
      } catch (error) {
        await addFirstAdminToken(database.kysely, hash(token));
        if (!(error instanceof AdminError)) throw error;
        return reply
          .status(400)
          .type(html)
          .send(renderForm(token, { email, given, family }, error.message));
      }
      return reply.type(html).send(renderDone());
    });
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');

function renderForm(token: string, { email, given, family }: Fields, problem?: string): string {
  return renderPlainPage(
    'First administrator',
    `${problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
<form method="post" action="${firstAdminPath}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<p><label>Email <input name="email" type="email" required autocomplete="email" value="${escapeHtml(email)}"></label></p>
<p><label>First name <input name="given" required autocomplete="given-name" value="${escapeHtml(given)}"></label></p>
<p><label>Last name <input name="family" required autocomplete="family-name" value="${escapeHtml(family)}"></label></p>
<p><label>Password <input name="password" type="password" required autocomplete="new-password"></label></p>
<p><button>Create administrator</button></p>
</form>`,
  );
}

const renderUsed = () =>
  renderPlainPage(
    'This link is not valid',
    '<p>It was used, or the server has started since. If there is no administrator yet, each start prints a new one.</p>',
  );

const renderDone = () =>
  renderPlainPage('Done', `<p>The administrator was created. <a href="${paths.app}/login">Log in</a></p>`);
