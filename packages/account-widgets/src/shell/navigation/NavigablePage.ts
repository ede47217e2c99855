import type { Group, SessionOrganization } from '@fs/api-contract';

/** A page of the app, with what menus and guards need: a line of the app's route table. */
export interface NavigablePage {
  /** Relative to the base path. Parameters are written `$name`. */
  path: string;
  /** `visitor`: only while signed out. `signed-in`: a signed-out user is sent to log in first. */
  audience: 'anyone' | 'visitor' | 'signed-in';
  /** Any of these groups can open the page. Default: no group is required. */
  groups?: readonly Group[];
}

/** The user of the menus. Null for a signed-out user. */
export type NavigationUser = {
  groups: readonly Group[];
  /** The user's organization, if any. */
  organization?: Pick<SessionOrganization, 'org_id'>;
} | null;
