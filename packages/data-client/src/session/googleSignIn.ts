import type { AuthOutcome, Tokens } from './AuthProvider.ts';
import { readClaims } from './readIdToken.ts';
import { sessionFailures } from './sessionFailures.ts';
import type { KeyValueStorage } from './TokenStore.ts';

export interface GoogleOptions {
  /** The provider's authorization page. */
  authorizeUrl: string;
  tokenUrl: string;
  clientId: string;
  /** Address in the app that the provider returns to; it must be registered with the provider. */
  returnUrl: string;
  /** Stores data of this tab while the user is at the provider. @default `sessionStorage` */
  storage?: () => KeyValueStorage;
  /** Navigates away from the page. */
  navigate?: (url: string) => void;
  fetch?: typeof globalThis.fetch;
}

/** Logs in with Google, by OAuth 2.0 with PKCE (RFC 7636). */
export interface GoogleSignIn {
  /** Goes to the provider. `finish` returns `backUrl`, the user's target. */
  start(backUrl: string): Promise<void>;
  /** Handles the address that the provider returned to. */
  finish(url: string): Promise<AuthOutcome<GoogleResult>>;
}

export interface GoogleResult {
  tokens: Tokens;
  backUrl: string;
}

interface Pending {
  state: string;
  nonce: string;
  verifier: string;
}

const pendingKey = 'fs.google';
/** `aws.cognito.signin.user.admin` lets the access token log out everywhere. */
const scope = 'openid email profile aws.cognito.signin.user.admin';

export function createGoogleSignIn(options: GoogleOptions): GoogleSignIn {
  const { clientId, returnUrl, fetch = globalThis.fetch } = options;
  const { storage = () => globalThis.sessionStorage, navigate = (url) => globalThis.location.assign(url) } = options;

  async function redeem(code: string, pending: Pending): Promise<AuthOutcome<Tokens>> {
    const answer = await askForTokens(fetch, options.tokenUrl, {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: returnUrl,
      code_verifier: pending.verifier,
      code,
    });
    if (!answer.ok) return answer;
    // Someone who replays another response does not know this tab's nonce.
    const isOurs = readClaims(answer.data.idToken)?.nonce === pending.nonce;
    return isOurs ? answer : { ok: false, error: sessionFailures.mismatch, reason: 'invalid' };
  }

  return {
    async start(backUrl) {
      const verifier = randomText();
      // The back URL is sent as state (accounts §7); a random part ties that state to this tab.
      const state = `${randomText()}.${toBase64Url(new TextEncoder().encode(backUrl))}`;
      const pending: Pending = { state, nonce: randomText(), verifier };
      storage().setItem(pendingKey, JSON.stringify(pending));
      const url = new URL(options.authorizeUrl);
      url.search = new URLSearchParams({
        identity_provider: 'Google',
        response_type: 'code',
        client_id: clientId,
        redirect_uri: returnUrl,
        scope,
        state,
        nonce: pending.nonce,
        code_challenge_method: 'S256',
        code_challenge: await challengeOf(verifier),
      }).toString();
      navigate(url.href);
    },
    async finish(url) {
      const query = new URL(url).searchParams;
      const pending = readPending(storage().getItem(pendingKey));
      // Valid for one response only.
      storage().removeItem(pendingKey);
      if (!pending || query.get('state') !== pending.state) {
        return { ok: false, error: sessionFailures.mismatch, reason: 'invalid' };
      }
      const code = query.get('code');
      if (!code)
        return {
          ok: false,
          error: query.get('error_description') ?? sessionFailures.refusedByGoogle,
          reason: 'invalid',
        };
      const redeemed = await redeem(code, pending);
      return redeemed.ok ? { ok: true, data: { tokens: redeemed.data, backUrl: backUrlOf(pending.state) } } : redeemed;
    },
  };
}

async function askForTokens(
  fetch: typeof globalThis.fetch,
  tokenUrl: string,
  form: Record<string, string>,
): Promise<AuthOutcome<Tokens>> {
  try {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams(form),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(10_000),
    });
    const body: unknown = await response.json().catch(() => null);
    const tokens = response.ok ? readTokens(body) : null;
    if (tokens) return { ok: true, data: tokens };
    return {
      ok: false,
      error: sessionFailures.refusedByGoogle,
      reason: response.status < 500 ? 'invalid' : 'unavailable',
    };
  } catch {
    return { ok: false, error: sessionFailures.offline, reason: 'offline' };
  }
}

function readTokens(body: unknown): Tokens | null {
  if (typeof body !== 'object' || body === null) return null;
  const { id_token, access_token, refresh_token, expires_in } = body as Record<string, unknown>;
  const isWhole =
    typeof id_token === 'string' &&
    typeof access_token === 'string' &&
    typeof refresh_token === 'string' &&
    typeof expires_in === 'number';
  if (!isWhole) return null;
  return { idToken: id_token, accessToken: access_token, refreshToken: refresh_token, expiresIn: expires_in };
}

function readPending(text: string | null): Pending | null {
  return text === null ? null : (JSON.parse(text) as Pending);
}

function backUrlOf(state: string): string {
  const [, encoded = ''] = state.split('.');
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}

/** 256 random bits, in the letters that PKCE allows. */
function randomText(): string {
  return toBase64Url(globalThis.crypto.getRandomValues(new Uint8Array(32)));
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
