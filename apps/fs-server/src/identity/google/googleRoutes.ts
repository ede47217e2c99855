import { parse } from 'node:querystring';
import { paths } from '@fs/api-contract';
import { ClosedObject, Text } from '@fs/api-contract/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { formatDeviceName } from '../../http/formatDeviceName.ts';
import { networkOf } from '../../http/networkOf.ts';
import type { ActionContext } from '../actions/action.ts';
import type { AttemptRule } from '../attempts.ts';
import { openSession, revokeSession } from '../sessions.ts';
import { tokenLifetimeSeconds } from '../tokens.ts';
import { findUserById } from '../users.ts';
import { createAuthorizationCodes } from './authorizationCodes.ts';
import { renderAuthorizePage, renderForeignRequestPage } from './authorizePage.ts';
import { AuthorizeFields, parseAuthorizeRequest } from './authorizeRequest.ts';
import { findOrAddGoogleUser } from './findOrAddGoogleUser.ts';
import { pickFields } from './pickFields.ts';
import { testAccounts } from './testAccounts.ts';

interface GoogleRouteOptions {
  context: Omit<ActionContext, 'network' | 'device' | 'language'>;
  /** Redirect URIs of the app, compared exactly. */
  redirectUris: readonly string[];
  /** Limits code exchanges, per network. */
  guesses: AttemptRule;
}

const html = 'text/html; charset=utf-8';
/** A form contains a state of up to 4096 characters, each up to nine bytes when encoded. */
const maxFormBytes = 48 * 1024;

/** Parameters of `/oauth2/token`. */
export const Exchange = ClosedObject({
  grant_type: Type.Literal('authorization_code'),
  client_id: Text(128),
  redirect_uri: Text(2048),
  code: Text(200, { minLength: 1 }),
  code_verifier: Text(128, { pattern: '^[A-Za-z0-9_.~-]{43,128}$' }),
});

/**
 * Registers the stand-in for login with Google: the OAuth 2.0 code flow with PKCE, as a user pool's hosted page offers
 * it.
 */
export async function registerGoogleRoutes(app: FastifyInstance, options: GoogleRouteOptions): Promise<void> {
  const { context, redirectUris } = options;
  const ours = { clientId: context.clientId, redirectUris };
  const codes = createAuthorizationCodes(context.database, context.now);

  // Encapsulated, so that other routes do not accept forms.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, done) =>
        // As in a query, a repeated parameter becomes an array, which the schemas reject.
        done(null, parse(String(body))),
    );

    scope.get<{ Querystring: Record<string, string> }>(paths.oauthAuthorize, async ({ query }, reply) => {
      const verdict = parseAuthorizeRequest(query, ours);
      if (verdict.kind === 'foreign') return reply.status(400).type(html).send(renderForeignRequestPage());
      if (verdict.kind === 'invalid')
        return redirectWithError(reply, verdict.redirectUri, verdict.state, 'invalid_request');
      return reply
        .type(html)
        .header('cache-control', 'no-store')
        .send(renderAuthorizePage(pickFields(AuthorizeFields, query)));
    });

    scope.post<{ Body: Record<string, unknown> | null }>(paths.oauthAuthorize, async ({ body }, reply) => {
      const form = body ?? {};
      const verdict = parseAuthorizeRequest(form, ours);
      if (verdict.kind === 'foreign') return reply.status(400).type(html).send(renderForeignRequestPage());
      if (verdict.kind === 'invalid')
        return redirectWithError(reply, verdict.redirectUri, verdict.state, 'invalid_request');
      const { request, state } = verdict;
      const account = testAccounts.find(({ email }) => email === form.account);
      if (!account) return redirectWithError(reply, request.redirectUri, state, 'access_denied');
      const user = await findOrAddGoogleUser(context.database, account, context.now());
      const canLogIn = user.status === 'CONFIRMED' && context.isAdmitted(user.email);
      if (!canLogIn) return redirectWithError(reply, request.redirectUri, state, 'access_denied');
      const query = new URLSearchParams({ code: await codes.issue(user, request), state });
      return reply.redirect(`${request.redirectUri}?${query}`, 303);
    });

    scope.post<{ Body: Record<string, unknown> | null }>(paths.oauthToken, async ({ body, ip, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      const refuse = (error: string) => reply.status(400).send({ error });
      if (!(await context.attempts.count(options.guesses, networkOf(ip)))) return refuse('slow_down');
      const fields = pickFields(Exchange, body ?? {});
      if (!Value.Check(Exchange, fields)) return refuse('invalid_request');
      if (fields.client_id !== context.clientId) return refuse('invalid_client');
      const { code, redirect_uri: redirectUri, code_verifier: verifier } = fields;
      const redeemed = await codes.redeem(code, { redirectUri, verifier });
      if (!redeemed) return refuse('invalid_grant');
      if ('replayed' in redeemed) {
        // The code was stolen, by either of its two holders (RFC 6749 §4.1.2).
        await revokeSession(context, redeemed.replayed);
        return refuse('invalid_grant');
      }
      const user = await findUserById(context.database, redeemed.userId);
      const opened =
        user &&
        (await openSession(
          context,
          { ...user, credentialVersion: redeemed.credentialVersion },
          formatDeviceName(headers['user-agent']),
        ));
      if (!opened) return refuse('invalid_grant');
      const { session, refreshToken } = opened;
      await codes.recordSession(code, session.id);
      return {
        id_token: await context.tokens.idToken(user, session, redeemed.nonce),
        access_token: await context.tokens.accessToken(user, session),
        refresh_token: refreshToken,
        expires_in: tokenLifetimeSeconds,
        token_type: 'Bearer',
      };
    });
  });
}

function redirectWithError(
  reply: FastifyReply,
  redirectUri: string,
  state: string | undefined,
  error: string,
): FastifyReply {
  const query = new URLSearchParams({ error, ...(state !== undefined && { state }) });
  return reply.redirect(`${redirectUri}?${query}`, 303);
}
