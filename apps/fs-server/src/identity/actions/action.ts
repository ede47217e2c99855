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

/** What every action may use. */
export interface ActionContext {
  database: Database;
  /** The network that the request came from (`networkOf`). */
  network: string;
  /** What the client calls itself, such as `Firefox on Windows`; null where it does not say. */
  device: string | null;
  attempts: Attempts;
  codes: ConfirmationCodes;
  deviceProofs: DeviceProofs;
  postman: BackgroundMailer;
  /** Origin under which users reach the server, for links in mail. */
  publicUrl: string;
  clientId: string;
  tokens: TokenIssuer;
  refreshTokens: RefreshTokens;
  now: () => Date;
  /** Whether the user of this e-mail may have tokens of this server at all. */
  admits: (email: string) => boolean;
  /** An id that looks like a new user's: the same for the same e-mail. */
  pretendedUserId: (email: string) => string;
  /** @throws TokenRefused */
  verifyAccess: (token: string) => Promise<VerifiedToken>;
}

/** What an action does, declared so that tests can hold every one of them to it. */
export interface ActionTraits {
  /**
   * What proves who calls. Whoever names an e-mail may be a stranger, so these actions count what they do by network and
   * by account. Nobody guesses a token of ours: no more than the server's general limit counts those that ask for one.
   */
  caller: 'email' | 'token';
  /** `credential`: what the user proves themselves with, through `changeCredential` only. */
  changes: 'nothing' | 'credential' | 'profile' | 'sessions';
  /** Whether mail may be sent. Codes are bounded per recipient, notices by what they tell of. */
  mails: 'nothing' | 'code' | 'notice';
}

/** One operation of the endpoint: a request's body in, an answer's body out. */
export interface Action extends ActionTraits {
  /** Schema of the bodies that it takes: closed, bounded and storable (`checks/routes/identityInputs.test.ts`). */
  input: TSchema;
  /** @throws CognitoError */
  run: (body: unknown, context: ActionContext) => Promise<object>;
}

/** An action that sees only bodies of the shape `input`. */
export function defineAction<Input extends TSchema>(
  { input, ...traits }: ActionTraits & { input: Input },
  run: (input: Static<Input>, context: ActionContext) => Promise<object>,
): Action {
  return {
    ...traits,
    input,
    run: async (body, context) => {
      if (!Value.Check(input, body)) {
        throw new CognitoError(
          'InvalidParameterException',
          'The request lacks a parameter or has one of another kind.',
        );
      }
      return run(body, context);
    },
  };
}

/** @throws CognitoError when a request is meant for another client than ours. */
export function checkClient(clientId: string, context: ActionContext): void {
  if (clientId === context.clientId) return;
  throw new CognitoError('ResourceNotFoundException', 'User pool client does not exist.');
}
