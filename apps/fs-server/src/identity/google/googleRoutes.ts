import { paths } from '@fs/api-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { deviceName } from '../../http/deviceName.ts';
import { networkOf } from '../../http/networkOf.ts';
import type { ActionContext } from '../actions/action.ts';
import type { AttemptRule } from '../attempts.ts';
import { openSession, revokeSession } from '../sessions.ts';
import { tokenLife } from '../tokens.ts';
import { findUserById } from '../users.ts';
import { createAuthorizationCodes } from './authorizationCodes.ts';
import { authorizePage, foreignRequestPage } from './authorizePage.ts';
import { readAuthorizeRequest } from './authorizeRequest.ts';
import { findOrAddGoogleUser } from './findOrAddGoogleUser.ts';
import { testAccounts } from './testAccounts.ts';

interface GoogleRouteOptions {
  context: Omit<ActionContext, 'network' | 'device'>;
  /** Addresses in the app that a sign-in may come back to, each whole. */
  redirectUris: readonly string[];
  /** Counts exchanges of codes from one network. */
  guesses: AttemptRule;
}

const html = 'text/html; charset=utf-8';
const Exchange = Type.Object({
  grant_type: Type.Literal('authorization_code'),
  client_id: Type.String(),
  redirect_uri: Type.String(),
  code: Type.String({ minLength: 1, maxLength: 200 }),
  code_verifier: Type.String({ pattern: /^[\w.~-]{43,128}$/ }),
});

/** Signing in with Google's stand-in: the code flow of OAuth 2.0 with PKCE, as a user pool's hosted page offers it. */
export async function registerGoogleRoutes(app: FastifyInstance, options: GoogleRouteOptions): Promise<void> {
  const { context, redirectUris } = options;
  const ours = { clientId: context.clientId, redirectUris };
  const codes = createAuthorizationCodes(context.database, context.now);

  // A scope of its own: nowhere else is a form read.
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.get<{ Querystring: Record<string, string> }>(paths.oauthAuthorize, async ({ query }, reply) => {
      const verdict = readAuthorizeRequest(query, ours);
      if (verdict.kind === 'foreign') return reply.status(400).type(html).send(foreignRequestPage());
      if (verdict.kind === 'invalid') return goBack(reply, verdict.redirectUri, verdict.state, 'invalid_request');
      return reply.type(html).header('cache-control', 'no-store').send(authorizePage(query));
    });

    scope.post<{ Body: Record<string, string> }>(paths.oauthAuthorize, async ({ body }, reply) => {
      const { account: chosen, ...fields } = body;
      const verdict = readAuthorizeRequest(fields, ours);
      if (verdict.kind === 'foreign') return reply.status(400).type(html).send(foreignRequestPage());
      if (verdict.kind === 'invalid') return goBack(reply, verdict.redirectUri, verdict.state, 'invalid_request');
      const { request, state } = verdict;
      const account = testAccounts.find(({ email }) => email === chosen);
      if (!account) return goBack(reply, request.redirectUri, state, 'access_denied');
      const user = await findOrAddGoogleUser(context.database, account, context.now());
      const isWelcome = user.status === 'CONFIRMED' && context.admits(user.email);
      if (!isWelcome) return goBack(reply, request.redirectUri, state, 'access_denied');
      const query = new URLSearchParams({ code: await codes.issue(user, request), state });
      return reply.redirect(`${request.redirectUri}?${query}`, 303);
    });

    scope.post<{ Body: unknown }>(paths.oauthToken, async ({ body, ip, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      const refuse = (error: string) => reply.status(400).send({ error });
      if (!(await context.attempts.count(options.guesses, networkOf(ip)))) return refuse('slow_down');
      if (!Value.Check(Exchange, body)) return refuse('invalid_request');
      if (body.client_id !== context.clientId) return refuse('invalid_client');
      const { code, redirect_uri: redirectUri, code_verifier: verifier } = body;
      const redeemed = await codes.redeem(code, { redirectUri, verifier });
      if (!redeemed) return refuse('invalid_grant');
      if ('replayed' in redeemed) {
        // One of the two who had the code is a thief (RFC 6749 §4.1.2).
        await revokeSession(context, redeemed.replayed);
        return refuse('invalid_grant');
      }
      const user = await findUserById(context.database, redeemed.userId);
      const opened =
        user &&
        (await openSession(
          context,
          { ...user, credentialVersion: redeemed.credentialVersion },
          deviceName(headers['user-agent']),
        ));
      if (!opened) return refuse('invalid_grant');
      const { session, refreshToken } = opened;
      await codes.opened(code, session.id);
      return {
        id_token: await context.tokens.idToken(user, session, redeemed.nonce),
        access_token: await context.tokens.accessToken(user, session),
        refresh_token: refreshToken,
        expires_in: tokenLife,
        token_type: 'Bearer',
      };
    });
  });
}

function goBack(reply: FastifyReply, redirectUri: string, state: string | undefined, error: string): FastifyReply {
  const query = new URLSearchParams({ error, ...(state !== undefined && { state }) });
  return reply.redirect(`${redirectUri}?${query}`, 303);
}
