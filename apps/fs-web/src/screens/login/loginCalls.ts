import type { LoginCalls } from '@fs/account-widgets';
import type { Session } from '@fs/data-client';

/** Adapts the session's calls to the login page. `backUrl`: target after the Google login. */
export function loginCalls(session: Session, backUrl: string): LoginCalls {
  return {
    signIn: session.signIn,
    signUp: session.signUp,
    confirmSignUp: session.confirmSignUp,
    resendCode: ({ email }) => session.resendCode(email),
    forgotPassword: ({ email }) => session.forgotPassword(email),
    confirmForgotPassword: session.confirmForgotPassword,
    ...(session.hasGoogle && {
      startGoogle: async () => {
        await session.startGoogle(backUrl);
        return { ok: true };
      },
    }),
  };
}
