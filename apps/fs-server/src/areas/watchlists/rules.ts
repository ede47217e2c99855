import { hasWatchlistRight, isWatchlistLocked, type ReadOnlyReason, type WatchlistAction } from '@fs/api-contract';
import { forbidden, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { requireOpen } from '../teams/requireOpen.ts';

/** The facts that determine what a user may do with a list, read at one moment. */
export interface ListAccess {
  id: string;
  owner: string;
  /** Emails in lower case. */
  admins: readonly string[];
  viewers: readonly string[];
  accountID: string | null;
  privacy: 'PRIVATE' | 'PUBLIC';
  /** The user created, owns or is a member of the list's account. */
  isMember: boolean;
  /** The user created or owns the account. */
  isAccountOwner: boolean;
  /** The user is a member of a team that the list is linked to. */
  isOfTeam: boolean;
  /** Why nobody can change the list at present; null if it is open. */
  readOnly: ReadOnlyReason | null;
}

export type ListAction = 'read' | WatchlistAction;

/** Whether the user can see the list (decision AMB-075). `visibleTo` is the equivalent in SQL. */
function canSee(access: ListAccess, user: User): boolean {
  const { owner, admins, viewers, accountID, privacy, isMember, isOfTeam } = access;
  if (owner === user.id || admins.includes(user.email) || viewers.includes(user.email)) return true;
  return accountID === null ? isOfTeam : privacy === 'PUBLIC' && (isMember || isOfTeam);
}

/** Whether a user may perform an action on a list. The only such rule, for all transports. */
export function can(action: ListAction, access: ListAccess, user: User): boolean {
  if (!canSee(access, user)) return false;
  if (action === 'read') return true;
  const { accountID, isMember, isAccountOwner } = access;
  const ids = accountID === null ? [] : [accountID];
  const { id, email, groups } = user;
  return hasWatchlistRight(action, access, {
    id,
    email,
    groups,
    accountIDs: isMember ? ids : [],
    ownedAccountIDs: isAccountOwner ? ids : [],
  });
}

const refusals: Record<Exclude<ListAction, 'read'>, string> = {
  edit: 'You can view this list but not edit it',
  share: 'You can view this list but not share it',
  privacy: 'Only admins can make a list private',
  administer: 'Only the list’s owner and admins can do this',
  delete: 'Only the list’s owner and admins can delete it',
};

/** @throws HttpFailure 404 if the user cannot see the list, 403 if they may not perform the action. */
export function requireAllowed(
  action: ListAction,
  access: ListAccess | undefined,
  user: User,
): asserts access is ListAccess {
  if (!access || !can('read', access, user)) throw notFound();
  if (action === 'read') return;
  if (!can(action, access, user)) throw forbidden(refusals[action]);
  if (isWatchlistLocked(action, access.readOnly)) requireOpen(access.readOnly);
}
