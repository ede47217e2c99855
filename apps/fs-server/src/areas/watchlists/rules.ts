import { isWatchlistReadOnly, runsWatchlist } from '@fs/api-contract';
import { forbidden, HttpFailure, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';

/** What decides what a user may do to a list; all of it as of one moment. */
export interface ListAccess {
  id: string;
  owner: string;
  /** Lower-case e-mails. */
  admins: readonly string[];
  viewers: readonly string[];
  accountID: string | null;
  privacy: 'PRIVATE' | 'PUBLIC';
  /** The user created, owns or is a member of the list's account. */
  isMember: boolean;
  /** The user created or owns it. */
  isAccountOwner: boolean;
  /** The user is of a team that the list is linked to. */
  isOfTeam: boolean;
}

/**
 * `edit`: name, description, columns, companies, teams. `share`: let others read, or no longer. `privacy`: make an
 * account's list private. `administer`: say who edits, or move the list to another account.
 */
export type ListAction = 'read' | 'edit' | 'share' | 'privacy' | 'administer' | 'delete';

/** Whether the user sees that the list exists (decision AMB-075). `visibleTo` says the same in SQL. */
function maySee(standing: ListAccess, user: User): boolean {
  const { owner, admins, viewers, accountID, privacy, isMember, isOfTeam } = standing;
  if (owner === user.id || admins.includes(user.email) || viewers.includes(user.email)) return true;
  return accountID === null ? isOfTeam : privacy === 'PUBLIC' && (isMember || isOfTeam);
}

/** What a user may do to a list: the one place that says so, for both doors. */
export function can(deed: ListAction, standing: ListAccess, user: User): boolean {
  if (!maySee(standing, user)) return false;
  const { accountID, isMember, isAccountOwner } = standing;
  const runsIt = runsWatchlist(standing, user);
  const viewer = { ...user, accountIDs: isMember && accountID !== null ? [accountID] : [] };
  const edits = !isWatchlistReadOnly(standing, viewer);
  switch (deed) {
    case 'read':
      return true;
    case 'edit':
    case 'share':
      return edits;
    case 'privacy':
      return edits && (accountID === null || user.groups.includes('admin'));
    case 'administer':
      return runsIt;
    case 'delete':
      return runsIt || isAccountOwner;
  }
}

const refusals: Record<Exclude<ListAction, 'read'>, string> = {
  edit: 'You may read this list and not change it',
  share: 'You may read this list and not share it',
  privacy: 'Only an administrator may make a list private',
  administer: 'Only the owner and the admins of this list may do that',
  delete: 'Only the owner and the admins of this list may delete it',
};

/** @throws HttpFailure 404 for who may not know of the list, 403 for who may do less with it. */
export function check(deed: ListAction, standing: ListAccess | undefined, user: User): asserts standing is ListAccess {
  if (!standing || !can('read', standing, user)) throw notFound();
  if (deed !== 'read' && !can(deed, standing, user)) throw forbidden(refusals[deed]);
}

/** An e-mail as it is kept. @throws HttpFailure 400 */
export function toEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!/^(?=[\x21-\x7e]+$)[^@,;<>"]+@[^@,;<>"]+\.[^@,;<>"]+$/.test(email) || email.length > 254) {
    throw new HttpFailure(400, 'The e-mail address is not one');
  }
  return email;
}
