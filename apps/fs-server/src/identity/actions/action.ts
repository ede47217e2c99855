import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '../../database/database.ts';
import type { Postman } from '../../mail/postman.ts';
import type { Attempts } from '../attempts.ts';
import { CognitoError } from '../cognitoError.ts';
import type { ConfirmationCodes } from '../confirmationCodes.ts';
import type { VerifiedToken } from '../identityProvider.ts';
import type { RefreshTokens } from '../refreshTokens.ts';
import type { TokenIssuer } from '../tokens.ts';

/** What every action may use. */
export interface ActionContext {
  database: Database;
  /** Address that the request came from. */
  address: string;
  attempts: Attempts;
  codes: ConfirmationCodes;
  postman: Postman;
  /** Origin under which readers reach the server, for links in mail. */
  publicUrl: string;
  clientId: string;
  tokens: TokenIssuer;
  refreshTokens: RefreshTokens;
  now: () => Date;
  /** Whether the user of this e-mail may have tokens of this server at all. */
  admits: (email: string) => boolean;
  /** @throws TokenRefused */
  verifyAccess: (token: string) => Promise<VerifiedToken>;
}

/** One operation of the endpoint: a request's body in, an answer's body out. @throws CognitoError */
export type Action = (body: unknown, context: ActionContext) => Promise<object>;

/** An action that sees only bodies of the shape `input`. */
export function defineAction<Input extends TSchema>(
  input: Input,
  run: (input: Static<Input>, context: ActionContext) => Promise<object>,
): Action {
  return async (body, context) => {
    if (!Value.Check(input, body)) {
      throw new CognitoError('InvalidParameterException', 'The request lacks a parameter or has one of another kind.');
    }
    return run(body, context);
  };
}

/** @throws CognitoError when a request is meant for another client than ours. */
export function checkClient(clientId: string, context: ActionContext): void {
  if (clientId === context.clientId) return;
  throw new CognitoError('ResourceNotFoundException', 'User pool client does not exist.');
}
