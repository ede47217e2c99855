import type { LoginCalls } from '@fs/account-widgets';
import type { Session } from '@fs/data-client';

/** The session's calls as the login page makes them. `backUrl`: where Google's sign-in comes back to in the end. */
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
