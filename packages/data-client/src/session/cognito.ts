import type { Failure, FailureReason, Success } from '@fs/api-contract';
import type { AuthOutcome, AuthProvider, Tokens } from './AuthProvider.ts';
import type { DeviceStore } from './DeviceStore.ts';
import { sessionFailures } from './sessionFailures.ts';

export interface CognitoOptions {
  /** `https://cognito-idp.{region}.amazonaws.com/`, or the address of our server's endpoint. */
  endpoint: string;
  clientId: string;
  fetch?: typeof globalThis.fetch;
  /** Returns the language that is shown, for mails to users who have not chosen one. */
  language?: () => string;
  /** Stores the proof of this device's earlier logins; without it, every login is from an unknown device. */
  devices?: DeviceStore;
  /**
   * Milliseconds. Below the server's grace period for a rotated token, so that a lost response can be requested again.
   */
  timeout?: number;
}

/** Logs in through Amazon Cognito's JSON API, which our own server implements too. */
export function createCognitoProvider(options: CognitoOptions): AuthProvider {
  const { clientId: ClientId } = options;
  /**
   * By email, the provider's session for the page that signed up, which identifies the password that a code confirms.
   */
  const signUpSessions = new Map<string, string>();
  /** By email, the provider's session for the page that confirmed a sign-up, which logs in with its password first. */
  const confirmations = new Map<string, string>();
  /** The page's language, and the device's proof: an empty one requests a new proof. */
  const metadata = () => ({
    ...(options.devices && { device: options.devices.read() ?? '' }),
    ...(options.language && { language: options.language() }),
  });
  const keepDevice = ({ DeviceProof }: Body) => {
    if (typeof DeviceProof === 'string') options.devices?.write(DeviceProof);
  };
  return {
    async signIn({ email, password }) {
      const AuthParameters = { USERNAME: email, PASSWORD: password };
      const confirmation = confirmations.get(email);
      const answer = await call(options, 'InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId,
        AuthParameters,
        ClientMetadata: { ...metadata(), ...(confirmation !== undefined && { confirmation }) },
      });
      if (!answer.ok) return answer.failure;
      keepDevice(answer.data);
      confirmations.delete(email);
      return readTokens(answer.data);
    },
    async signUp({ email, password, given_name, family_name }) {
      const UserAttributes = toAttributes({ email, given_name, family_name });
      const answer = await call(options, 'SignUp', {
        ClientId,
        Username: email,
        Password: password,
        UserAttributes,
        ...(options.language && { ClientMetadata: { language: options.language() } }),
      });
      if (!answer.ok) return answer.failure;
      const { UserConfirmed, Session } = answer.data;
      if (typeof Session === 'string') signUpSessions.set(email, Session);
      return { ok: true, data: { isConfirmed: UserConfirmed === true } };
    },
    async confirmSignUp({ email, code }) {
      const answer = await call(options, 'ConfirmSignUp', {
        ClientId,
        Username: email,
        ConfirmationCode: code,
        Session: signUpSessions.get(email),
        ClientMetadata: { ...metadata(), firstSignIn: 'proved' },
      });
      if (!answer.ok) return answer.failure;
      if (typeof answer.data.Session === 'string') confirmations.set(email, answer.data.Session);
      return { ok: true, data: undefined };
    },
    resendCode: (email) =>
      step(options, 'ResendConfirmationCode', { ClientId, Username: email, ClientMetadata: metadata() }),
    forgotPassword: (email) =>
      step(options, 'ForgotPassword', { ClientId, Username: email, ClientMetadata: metadata() }),
    async confirmForgotPassword({ email, code, password }) {
      const answer = await call(options, 'ConfirmForgotPassword', {
        ClientId,
        Username: email,
        ConfirmationCode: code,
        Password: password,
        ClientMetadata: metadata(),
      });
      if (!answer.ok) return answer.failure;
      keepDevice(answer.data);
      return { ok: true, data: undefined };
    },
    async changePassword({ accessToken, current, password }) {
      const answer = await call(options, 'ChangePassword', {
        AccessToken: accessToken,
        PreviousPassword: current,
        ProposedPassword: password,
      });
      if (!answer.ok) return answer.failure;
      keepDevice(answer.data);
      return { ok: true, data: undefined };
    },
    async updateAttributes({ accessToken, ...attributes }) {
      const answer = await call(options, 'UpdateUserAttributes', {
        AccessToken: accessToken,
        UserAttributes: toAttributes(attributes),
      });
      if (!answer.ok) return answer.failure;
      const { CodeDeliveryDetailsList: deliveries } = answer.data;
      return { ok: true, data: { isEmailPending: Array.isArray(deliveries) && deliveries.length > 0 } };
    },
    resendEmailCode: (accessToken) =>
      step(options, 'GetUserAttributeVerificationCode', { AccessToken: accessToken, AttributeName: 'email' }),
    confirmEmail: ({ accessToken, code }) =>
      step(options, 'VerifyUserAttribute', { AccessToken: accessToken, AttributeName: 'email', Code: code }),
    async refresh(refreshToken) {
      const answer = await call(options, 'GetTokensFromRefreshToken', { ClientId, RefreshToken: refreshToken });
      if (answer.ok) return readTokens(answer.data, refreshToken);
      return refusals.has(answer.type) ? { ...answer.failure, reason: 'signed-out' } : answer.failure;
    },
    async deleteUser(accessToken) {
      const answer = await call(options, 'DeleteUser', { AccessToken: accessToken });
      return answer.ok || refusals.has(answer.type) ? { ok: true, data: undefined } : answer.failure;
    },
    async signOut(accessToken) {
      const answer = await call(options, 'GlobalSignOut', { AccessToken: accessToken });
      return answer.ok || refusals.has(answer.type) ? { ok: true, data: undefined } : answer.failure;
    },
  };
}

function toAttributes(named: Readonly<Record<string, string | undefined>>): { Name: string; Value: string }[] {
  return Object.entries(named).flatMap(([Name, Value]) => (Value === undefined ? [] : [{ Name, Value }]));
}

/** Runs an operation whose response has no data. */
async function step(options: CognitoOptions, operation: string, body: Body): Promise<AuthOutcome<void>> {
  const answer = await call(options, operation, body);
  return answer.ok ? { ok: true, data: undefined } : answer.failure;
}

/** Reasons of the provider's errors; any other client error is `invalid`. */
const reasons: Readonly<Record<string, FailureReason>> = {
  AliasExistsException: 'conflict',
  LimitExceededException: 'unavailable',
  TooManyRequestsException: 'unavailable',
  UserNotConfirmedException: 'forbidden',
  UserNotFoundException: 'not-found',
  UsernameExistsException: 'conflict',
};

/** Errors that invalidate a token. No other response may end a session. */
const refusals: ReadonlySet<string> = new Set([
  'NotAuthorizedException',
  'RefreshTokenReuseException',
  'ResourceNotFoundException',
  'UserNotFoundException',
]);

type Body = Readonly<Record<string, unknown>>;
/** `type`: the provider's name of the error, empty for errors from elsewhere. */
type Answer = Success<Body> | { ok: false; type: string; failure: Failure<never> };

async function call(options: CognitoOptions, operation: string, body: Body): Promise<Answer> {
  const { endpoint, fetch = globalThis.fetch, timeout = 10_000 } = options;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(body),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    });
    const data = parse(await response.text());
    if (data && response.ok) return { ok: true, data };
    return readFailure(response, data);
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return { ok: false, type: '', failure: failure(isTimeout ? 'timeout' : 'offline') };
  }
}

function readFailure({ ok, status }: Response, body: Body | null): Answer {
  // A proxy's or gateway's response has no type, so it is not from the provider.
  if (status >= 500 || typeof body?.__type !== 'string') {
    return { ok: false, type: '', failure: failure(ok ? 'malformed' : 'unavailable') };
  }
  const [type = ''] = body.__type.split('#').slice(-1);
  const message = typeof body.message === 'string' ? body.message : undefined;
  return { ok: false, type, failure: failure(reasons[type] ?? 'invalid', message) };
}

function readTokens({ AuthenticationResult: result }: Body, sentToken?: string): AuthOutcome<Tokens> {
  if (typeof result !== 'object' || result === null) return failure('malformed');
  const { IdToken, AccessToken, RefreshToken = sentToken, ExpiresIn } = result as Body;
  const isWhole =
    typeof IdToken === 'string' &&
    typeof AccessToken === 'string' &&
    typeof RefreshToken === 'string' &&
    typeof ExpiresIn === 'number';
  if (!isWhole) return failure('malformed');
  return {
    ok: true,
    data: { idToken: IdToken, accessToken: AccessToken, refreshToken: RefreshToken, expiresIn: ExpiresIn },
  };
}

function failure(reason: FailureReason, message?: string): Failure<never> {
  const text = reason === 'offline' || reason === 'timeout' ? sessionFailures[reason] : sessionFailures.unavailable;
  return { ok: false, error: message ?? text, reason };
}

function parse(text: string): Body | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Body) : null;
  } catch {
    return null;
  }
}
