import type { SignUpAttributes } from '@fs/api-contract';
import type { LoginEvent, LoginFailure, LoginState } from './LoginState.ts';
import { nextLogin, startOfLogin } from './nextLogin.ts';
import type { LoginAddress } from './readLoginAddress.ts';
import { signUpFailure } from './signUpFailure.ts';

/** Outcome of a call of the login page. `error` is a message for the user. */
export type LoginAnswer = { ok: true } | ({ ok: false } & LoginFailure);

export interface Credentials {
  /** Lowercased and trimmed. */
  email: string;
  password: string;
}

/** Calls of the login page. */
export interface LoginCalls {
  /** `forbidden`: the email is not confirmed yet. */
  signIn(credentials: Credentials): Promise<LoginAnswer>;
  signUp(user: SignUpAttributes): Promise<LoginAnswer>;
  confirmSignUp(confirmation: { email: string; code: string }): Promise<LoginAnswer>;
  resendCode(account: { email: string }): Promise<LoginAnswer>;
  forgotPassword(account: { email: string }): Promise<LoginAnswer>;
  confirmForgotPassword(change: Credentials & { code: string }): Promise<LoginAnswer>;
  /** Redirects to Google. Absent if no provider is configured. */
  startGoogle?(): Promise<LoginAnswer>;
}

export interface LoginStart {
  address: LoginAddress;
  /** Email used last on this device. */
  userName?: string;
  calls: LoginCalls;
}

export type LoginWorkflow = ReturnType<typeof createLoginWorkflow>;

/**
 * Creates the login workflow, which makes the calls and moves between steps by their outcomes. Its methods are bound.
 */
export function createLoginWorkflow({ address, userName, calls }: LoginStart) {
  let state = startOfLogin(address, userName);
  let attempt = 0;
  let hasBegun = false;
  const listeners = new Set<() => void>();

  function tell(event: LoginEvent): void {
    state = nextLogin(state, event);
    for (const listener of [...listeners]) listener();
  }

  /** Returns the outcome, or null if the user left the form meanwhile. */
  async function ask(call: () => Promise<LoginAnswer>): Promise<LoginAnswer | null> {
    attempt += 1;
    const own = attempt;
    tell({ type: 'sent' });
    const answer = await call();
    return own === attempt ? answer : null;
  }

  function refuse({ error, reason }: LoginFailure, wordOf = (said: string) => said): void {
    tell({ type: 'refused', failure: { error: wordOf(error), reason } });
  }

  async function run(call: () => Promise<LoginAnswer>, onDone: () => void, wordOf?: (said: string) => string) {
    const answer = await ask(call);
    if (answer?.ok) onDone();
    else if (answer) refuse(answer, wordOf);
  }

  async function signIn(credentials: Credentials): Promise<void> {
    const answer = await ask(() => calls.signIn(credentials));
    // Stays pending after login until the page changes.
    if (!answer || answer.ok) return;
    if (answer.reason !== 'forbidden') return refuse(answer);
    const { email } = credentials;
    tell({ type: 'foundUnconfirmed', email });
    await resendCode({ email });
  }

  async function resendCode(account: { email: string }): Promise<void> {
    await run(
      () => calls.resendCode(account),
      () => tell({ type: 'codeResent' }),
    );
  }

  async function confirmSignUp(confirmation: { email: string; code: string }): Promise<void> {
    await run(
      () => calls.confirmSignUp(confirmation),
      () => tell({ type: 'confirmed' }),
    );
  }

  async function continueWithGoogle(): Promise<void> {
    const { startGoogle } = calls;
    // Stays pending, because the page is about to change.
    if (startGoogle) await run(startGoogle, () => undefined);
  }

  return {
    state: (): LoginState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Runs the URL's action once: confirms the account of a link, or retries Google. */
    begin: async (): Promise<void> => {
      if (hasBegun) return;
      hasBegun = true;
      const { email, confirmationCode: code, hasGoogleError } = address;
      if (email && code) await confirmSignUp({ email, code });
      else if (hasGoogleError) await continueWithGoogle();
    },
    typeEmail: (email: string) => tell({ type: 'emailTyped', email }),
    goTo: (step: 'signIn' | 'signUp' | 'passwordReset') => {
      attempt += 1;
      tell({ type: 'stepAsked', step });
    },
    choosePulses: (pulses: readonly string[]) => tell({ type: 'pulsesChosen', pulses }),
    signIn,
    signUp: (user: SignUpAttributes) =>
      run(
        () => calls.signUp(user),
        () => tell({ type: 'signedUp', email: user.email }),
        signUpFailure,
      ),
    confirmSignUp,
    resendCode,
    sendResetCode: ({ email }: { email: string }) =>
      run(
        () => calls.forgotPassword({ email }),
        () => tell({ type: 'resetCodeSent', email }),
      ),
    changePassword: (change: Credentials & { code: string }) =>
      run(
        () => calls.confirmForgotPassword(change),
        () => tell({ type: 'passwordChanged' }),
      ),
    continueWithGoogle,
  };
}
