import type { LanguageId } from '@fs/api-contract';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '../../database/database.ts';
import type { BackgroundMailer } from '../../mail/backgroundMailer.ts';
import type { Attempts } from '../attempts.ts';
import { CognitoError } from '../cognitoError.ts';
import type { ConfirmationCodes } from '../confirmationCodes.ts';
import type { DeviceProofs } from '../deviceProofs.ts';
import type { VerifiedToken } from '../identityProvider.ts';
import type { RefreshTokens } from '../refreshTokens.ts';
import type { TokenIssuer } from '../tokens.ts';

/** The context that every action gets. */
export interface ActionContext {
  database: Database;
  /** The client's network (`networkOf`). */
  network: string;
  /** Display name of the client, such as `Firefox on Windows`; null if unknown. */
  device: string | null;
  /** The language of the page that sent the request, for mails to users who have not chosen one. */
  language: LanguageId;
  attempts: Attempts;
  codes: ConfirmationCodes;
  deviceProofs: DeviceProofs;
  mailer: BackgroundMailer;
  /** Origin of the server's public URL, for links in mails. */
  publicUrl: string;
  /** Named in mail. */
  productName: string;
  clientId: string;
  tokens: TokenIssuer;
  refreshTokens: RefreshTokens;
  now: () => Date;
  /** Whether the user with this email may log in to this server at all. */
  isAdmitted: (email: string) => boolean;
  /** An id that looks like that of a new user, and is the same for the same email. */
  fakeUserId: (email: string) => string;
  /** @throws InvalidTokenError */
  verifyAccess: (token: string) => Promise<VerifiedToken>;
}

/** The effects of an action, declared so that tests can check every action. */
export interface ActionTraits {
  /**
   * What identifies the caller. Anybody can send an email, so these actions are rate-limited by network and by account.
   * Tokens cannot be guessed, so actions that require one have only the server's general limit.
   */
  caller: 'email' | 'token';
  /** `credential`: the password, email or status, changed only through `changeCredential`. */
  changes: 'nothing' | 'credential' | 'profile' | 'sessions';
  /** Whether the action can send mail. Codes are limited per recipient, notices by the events that they report. */
  mails: 'nothing' | 'code' | 'notice';
}

/** One operation of the endpoint, from request body to response body. */
export interface Action extends ActionTraits {
  /** Schema of the request body: closed, bounded and storable (`checks/routes/identityInputs.test.ts`). */
  input: TSchema;
  /** @throws CognitoError */
  run: (body: unknown, context: ActionContext) => Promise<object>;
}

/** Defines an action whose body is validated by `input`. */
export function defineAction<Input extends TSchema>(
  { input, ...traits }: ActionTraits & { input: Input },
  run: (input: Static<Input>, context: ActionContext) => Promise<object>,
): Action {
  return {
    ...traits,
    input,
    run: async (body, context) => {
      if (!Value.Check(input, body)) {
        throw new CognitoError('InvalidParameterException', 'A parameter is missing or has the wrong type.');
      }
      return run(body, context);
    },
  };
}

/** @throws CognitoError when the request names another client id. */
export function requireClient(clientId: string, context: ActionContext): void {
  if (clientId === context.clientId) return;
  throw new CognitoError('ResourceNotFoundException', 'User pool client does not exist.');
}
