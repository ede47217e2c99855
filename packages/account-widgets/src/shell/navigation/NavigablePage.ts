import type { Group, SessionOrganization } from '@fs/api-contract';

/** A page of the app, as far as menus and guards need to know it: a line of the app's route table. */
export interface NavigablePage {
  /** Under the base path; a parameter as `$name`. */
  path: string;
  /** `visitor`: only while signed out; `signed-in`: a visitor is sent to sign in first. */
  audience: 'anyone' | 'visitor' | 'signed-in';
  /** Of these groups any one opens it. Default: no group is asked for. */
  groups?: readonly Group[];
}

/** Who looks at the menus; null for a visitor. */
export type NavigationUser = {
  groups: readonly Group[];
  /** The user's own, when they belong to one. */
  organization?: Pick<SessionOrganization, 'org_id'>;
} | null;
