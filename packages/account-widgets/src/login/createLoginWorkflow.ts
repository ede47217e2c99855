import type { SignUpAttributes } from '@fs/api-contract';
import type { LoginEvent, LoginFailure, LoginState } from './LoginState.ts';
import { nextLogin, startOfLogin } from './nextLogin.ts';
import type { LoginAddress } from './readLoginAddress.ts';
import { signUpFailure } from './signUpFailure.ts';

/** What a call of the login page comes to; `error` is for the user's eyes. */
export type LoginAnswer = { ok: true } | ({ ok: false } & LoginFailure);

export interface Credentials {
  /** Lower-cased and trimmed. */
  email: string;
  password: string;
}

/** The calls that the login page makes. */
export interface LoginCalls {
  /** `forbidden`: the e-mail is not confirmed yet. */
  signIn(credentials: Credentials): Promise<LoginAnswer>;
  signUp(user: SignUpAttributes): Promise<LoginAnswer>;
  confirmSignUp(confirmation: { email: string; code: string }): Promise<LoginAnswer>;
  resendCode(account: { email: string }): Promise<LoginAnswer>;
  forgotPassword(account: { email: string }): Promise<LoginAnswer>;
  confirmForgotPassword(change: Credentials & { code: string }): Promise<LoginAnswer>;
  /** Leaves the page for Google's; absent where no provider is configured. */
  startGoogle?(): Promise<LoginAnswer>;
}

export interface LoginStart {
  address: LoginAddress;
  /** E-mail used last on this device. */
  userName?: string;
  calls: LoginCalls;
}

export type LoginWorkflow = ReturnType<typeof createLoginWorkflow>;

/** The login workflows: makes the calls, and moves from step to step by their answers. Needs no `this`. */
export function createLoginWorkflow({ address, userName, calls }: LoginStart) {
  let state = startOfLogin(address, userName);
  let attempt = 0;
  let hasBegun = false;
  const listeners = new Set<() => void>();

  function tell(event: LoginEvent): void {
    state = nextLogin(state, event);
    for (const listener of [...listeners]) listener();
  }

  /** The answer, or null when the visitor has moved on meanwhile: it belongs to a form that is gone. */
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
    // Signed in, it stays under way until the page is left.
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
    // The page is being left: it stays under way.
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
    /** Does at once what the address asks for: confirms the account of a link, or tries Google again. Once. */
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
