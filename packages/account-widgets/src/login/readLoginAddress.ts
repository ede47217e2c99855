import { withoutGoogleError } from './googleError.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import { readSignupPlan, type SignupPlan } from './signupPlan.ts';

/** What the address of the login page asks for. What it leaves out is null, or empty where a field takes it. */
export interface LoginAddress {
  /** The page that was opened: `/signup/`, or any other. */
  isSignUp: boolean;
  plan: SignupPlan | null;
  /** Of a referral, from `/referral/{code}` or the `code` parameter. */
  referralCode: string | null;
  /** Where to go afterwards, as written there: not yet known to be safe. An error of Google's is taken out. */
  redirect: string | null;
  /** It came back with an error that names Google: Google's sign-in is worth another try (AMB-028). */
  hasGoogleError: boolean;
  email: string;
  /** Of a new account, from the link in the e-mail. */
  confirmationCode: string;
}

/** Reads an address of the login page: `/login/`, `/signup/` or `/referral/{code}`, under the app's base path. */
export function readLoginAddress({ pathname, search }: { pathname: string; search: string }): LoginAddress {
  const query = new URLSearchParams(search);
  const segment = /^\/referral\/([^/]+)\/?$/.exec(pathname)?.[1];
  const redirect = withoutGoogleError(query.get('redirect'));
  return {
    isSignUp: /^\/signup\/?$/.test(pathname),
    plan: readSignupPlan(query.get('plan')),
    referralCode: (segment === undefined ? query.get('code') : decode(segment))?.trim() || null,
    redirect: redirect.target,
    hasGoogleError: redirect.hadError,
    email: normalizeEmail(query.get('email') ?? ''),
    confirmationCode: query.get('confirmationcode')?.trim() ?? '',
  };
}

/** The segment as it was meant; as it stands where its escapes are broken. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
