import type { Group } from './groups.ts';

/** The organization in a session's `custom:org` attribute. */
export interface SessionOrganization {
  org_id: string;
  org_name: string;
  logo_url: string | null;
}

/** Who is signed in, as the identity token tells it (accounts §3). */
export interface SessionUser {
  username: string;
  attributes: {
    sub: string;
    email: string;
    given_name: string;
    family_name: string;
    /** JSON of a SessionOrganization, absent for users without one. */
    'custom:org'?: string;
  };
  groups: readonly Group[];
}

/** What a signed-out user signs up with (accounts §3). */
export interface SignUpAttributes {
  email: string;
  given_name: string;
  family_name: string;
  password: string;
}
