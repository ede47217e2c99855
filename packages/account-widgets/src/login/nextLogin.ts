import type { LoginEvent, LoginNotice, LoginState, LoginStep } from './LoginState.ts';
import type { LoginAddress } from './readLoginAddress.ts';

/** Returns the initial state for a URL. `userName`: email used last on this device. */
export function startOfLogin(address: LoginAddress, userName = ''): LoginState {
  const step = firstStep(address);
  return {
    step,
    plan: address.plan ?? (step === 'signUp' ? 'free' : null),
    price: address.price,
    seats: address.seats,
    referralCode: address.referralCode,
    email: address.email || userName,
    confirmationCode: address.confirmationCode,
    pulses: null,
    isPending: false,
    failure: null,
    notice: null,
  };
}

function firstStep({ isSignUp, plan, referralCode, confirmationCode }: LoginAddress): LoginStep {
  if (confirmationCode) return 'confirmSignUp';
  if (referralCode) return 'referral';
  if (!isSignUp) return 'signIn';
  return plan === 'news' ? 'news' : 'signUp';
}

/** State transitions of the login workflow (accounts §4). The response of a call ends its pending state. */
export function nextLogin(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'emailTyped':
      return { ...state, email: event.email };
    case 'stepAsked':
      return event.step === 'signUp' ? towardsSignUp(state) : arriveAt(state, event.step);
    case 'pulsesChosen':
      return { ...arriveAt(state, 'signUp'), pulses: event.pulses };
    case 'sent':
      return { ...state, isPending: true, failure: null, notice: null };
    case 'refused':
      return { ...state, isPending: false, failure: event.failure, notice: null };
    case 'foundUnconfirmed':
      return { ...arriveAt(state, 'confirmSignUp'), email: event.email };
    case 'codeResent':
      return arriveAt(state, state.step, 'codeResent');
    case 'signedUp':
      return { ...arriveAt(state, 'confirmSignUp', 'codeSent'), email: event.email };
    case 'confirmed':
      return { ...arriveAt(state, 'signIn', 'confirmed'), confirmationCode: '' };
    case 'resetCodeSent':
      return { ...arriveAt(state, 'confirmReset', 'resetCodeSent'), email: event.email };
    case 'passwordChanged':
      return arriveAt(state, 'signIn', 'passwordChanged');
  }
}

function arriveAt(state: LoginState, step: LoginStep, notice: LoginNotice | null = null): LoginState {
  return { ...state, step, isPending: false, failure: null, notice };
}

/** Sign-up defaults to the free plan. The news workflow asks for the Market Pulses first. */
function towardsSignUp(state: LoginState): LoginState {
  const isFirstForNews = state.plan === 'news' && state.pulses === null;
  const plan = state.plan ?? (state.referralCode ? null : 'free');
  return { ...arriveAt(state, isFirstForNews ? 'news' : 'signUp'), plan };
}
