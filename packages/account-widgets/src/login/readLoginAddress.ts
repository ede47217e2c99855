import { readPlanWish } from '../plans/planWish.ts';
import { withoutGoogleError } from './googleError.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import { readSignupPlan, type SignupPlan } from './signupPlan.ts';

/** Parsed URL of the login page. Missing values are null, or '' for text fields. */
export interface LoginAddress {
  /** Whether the path is `/signup/`. */
  isSignUp: boolean;
  plan: SignupPlan | null;
  /** Id of the chosen price. */
  price: string | null;
  /** Chosen number of seats. */
  seats: number | null;
  /** Code from `/referral/{code}` or from the `code` parameter. */
  referralCode: string | null;
  /** Unvalidated redirect target, without a Google error. */
  redirect: string | null;
  /** Whether the redirect contains a Google error, so that the Google login is retried (AMB-028). */
  hasGoogleError: boolean;
  email: string;
  /** Confirmation code of a new account, from the link in the email. */
  confirmationCode: string;
}

/** Parses a URL of the login page: `/login/`, `/signup/` or `/referral/{code}`, relative to the app's base path. */
export function readLoginAddress({ pathname, search }: { pathname: string; search: string }): LoginAddress {
  const query = new URLSearchParams(search);
  const segment = /^\/referral\/([^/]+)\/?$/.exec(pathname)?.[1];
  const redirect = withoutGoogleError(query.get('redirect'));
  return {
    isSignUp: /^\/signup\/?$/.test(pathname),
    plan: readSignupPlan(query.get('plan')),
    ...readPlanWish(query.get('price'), query.get('seats')),
    referralCode: (segment === undefined ? query.get('code') : decode(segment))?.trim() || null,
    redirect: redirect.target,
    hasGoogleError: redirect.hadError,
    email: normalizeEmail(query.get('email') ?? ''),
    confirmationCode: query.get('confirmationcode')?.trim() ?? '',
  };
}

/** Decodes a path segment. Returns it unchanged if its escapes are invalid. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
