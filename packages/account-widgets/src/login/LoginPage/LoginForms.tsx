'use client';
import type { MarketPulse, Referral } from '@fs/api-contract';
import type { Loadable } from '@fs/ui';
import { lazyComponent } from '@fs/ui';
import type { LoginWorkflow } from '../createLoginWorkflow.ts';
import type { LoginState } from '../LoginState.ts';
import { SignInForm } from '../SignInForm/SignInForm.tsx';

// Lazy-loaded, because most users only log in.
const SignUpForm = lazyComponent(async () => (await import('../SignUpForm/SignUpForm.tsx')).SignUpForm);
const ConfirmSignUpForm = lazyComponent(
  async () => (await import('../ConfirmSignUpForm/ConfirmSignUpForm.tsx')).ConfirmSignUpForm,
);
const PasswordResetForm = lazyComponent(
  async () => (await import('../PasswordResetForm/PasswordResetForm.tsx')).PasswordResetForm,
);
const ConfirmResetForm = lazyComponent(
  async () => (await import('../ConfirmResetForm/ConfirmResetForm.tsx')).ConfirmResetForm,
);
const MarketPulseForm = lazyComponent(
  async () => (await import('../../support/MarketPulseForm/MarketPulseForm.tsx')).MarketPulseForm,
);
const ReferralInvitation = lazyComponent(
  async () => (await import('../ReferralInvitation/ReferralInvitation.tsx')).ReferralInvitation,
);

export interface LoginFormsProps {
  state: LoginState;
  workflow: LoginWorkflow;
  product: string;
  offersGoogle: boolean;
  pulses: Loadable<readonly MarketPulse[]>;
  referral: Loadable<Referral | null>;
  onRetry: (() => void) | undefined;
  termsHref: string | undefined;
  supportHref: string;
  freeHref: string | undefined;
}

/** The form of the current step. */
export function LoginForms({ state, workflow, product, offersGoogle, ...props }: LoginFormsProps) {
  const { step, isPending, notice } = state;
  const failure = state.failure?.error;
  const email = { initialEmail: state.email, onEmailChange: workflow.typeEmail };
  const onGoogle = offersGoogle ? workflow.continueWithGoogle : undefined;
  const toSignIn = () => workflow.goTo('signIn');
  const toSignUp = () => workflow.goTo('signUp');
  const toReset = () => workflow.goTo('passwordReset');
  switch (step) {
    case 'signIn':
      return (
        <SignInForm
          {...{ ...email, product, isPending, failure, onGoogle }}
          notice={notice === 'confirmed' || notice === 'passwordChanged' ? notice : undefined}
          onSignIn={workflow.signIn}
          onSignUp={toSignUp}
          onReset={toReset}
        />
      );
    case 'signUp':
      return (
        <SignUpForm
          {...{ ...email, product, isPending, failure, onGoogle }}
          termsHref={props.termsHref}
          onSignUp={workflow.signUp}
          onSignIn={toSignIn}
        />
      );
    case 'confirmSignUp':
      return (
        <ConfirmSignUpForm
          {...{ ...email, isPending, failure }}
          initialCode={state.confirmationCode}
          notice={notice === 'codeSent' || notice === 'codeResent' ? notice : undefined}
          onConfirm={workflow.confirmSignUp}
          onResend={workflow.resendCode}
          onSignIn={toSignIn}
        />
      );
    case 'passwordReset':
      return (
        <PasswordResetForm
          {...{ ...email, isPending }}
          failure={state.failure ?? undefined}
          supportHref={props.supportHref}
          onSend={workflow.sendResetCode}
          onSignIn={toSignIn}
        />
      );
    case 'confirmReset':
      return (
        <ConfirmResetForm
          {...{ ...email, isPending, failure }}
          isCodeSent={notice === 'resetCodeSent'}
          onChange={workflow.changePassword}
          onReset={toReset}
          onSignIn={toSignIn}
        />
      );
    case 'news':
      return (
        <MarketPulseForm
          pulses={props.pulses}
          initialChoice={state.pulses}
          onChoose={workflow.choosePulses}
          onRetry={props.onRetry}
        />
      );
    case 'referral':
      return (
        <ReferralInvitation
          {...{ product }}
          code={state.referralCode ?? ''}
          referral={props.referral}
          freeHref={props.freeHref}
          onSignUp={toSignUp}
          onSignIn={toSignIn}
          onRetry={props.onRetry}
        />
      );
  }
}
