import { type LimitExceeded, limits, type SavedTableViewState } from '@fs/api-contract';
import { conflict, forbidden, invalid, notFound, overLimit } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';

/** The facts that determine what a user may do with a view. */
export interface ViewAccess {
  owner: string;
  /** The view is shared with an account that the user belongs to. */
  isShown: boolean;
  revision: number;
}

/** @throws HttpFailure 404 if the user cannot see the view */
export function requireVisible(view: ViewAccess | undefined, user: User): asserts view is ViewAccess {
  if (!view || (view.owner !== user.id && !view.isShown)) throw notFound();
}

/** @throws HttpFailure 404 if the user cannot see the view, 403 if they can only view it */
export function requireOwned(view: ViewAccess | undefined, user: User): asserts view is ViewAccess {
  requireVisible(view, user);
  if (view.owner !== user.id) throw forbidden('Only the owner can change this view. Save a copy instead.');
}

/** @throws HttpFailure 409 with the stored view if the revision is outdated */
export function requireRevision(seen: number, current: { revision: number }): void {
  if (seen !== current.revision) throw conflict('This view changed in another window', current);
}

/** @throws HttpFailure 403 with the limit */
export function requireViewQuota({ own, ofAccount }: { own: number; ofAccount: number }): void {
  if (own >= limits.viewsPerOwner) throw overLimit(toLimitExceeded('views', limits.viewsPerOwner, own));
  if (ofAccount >= limits.viewsPerAccount) {
    throw overLimit(toLimitExceeded('accountViews', limits.viewsPerAccount, ofAccount));
  }
}

/** @throws HttpFailure 403 with the limit */
export function requireAlertQuota(current: number): void {
  const limit = limits.viewAlerts;
  if (current < limit) return;
  throw overLimit({
    type: 'Limits Exceeded',
    message: `You can have alerts for up to ${limit} views. Turn one off to add another.`,
    limit,
    current,
    of: 'viewAlerts',
  });
}

function toLimitExceeded(of: 'views' | 'accountViews', limit: number, current: number): LimitExceeded {
  const who = of === 'views' ? 'You can save' : 'An account can have';
  return { type: 'Limits Exceeded', message: `${who} up to ${limit} views per table.`, limit, current, of };
}

/** Parses the name of a view as a single line. @throws HttpFailure 400 */
export function parseViewName(text: string): string {
  const name = text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim();
  if (name === '') throw invalid('Enter a view name');
  return name;
}

/** Serializes the state of a view. @throws HttpFailure 400 */
export function toStateText(state: SavedTableViewState): string {
  const text = JSON.stringify(state);
  if (text.length > limits.viewLength) throw invalid('This view is too large to save');
  return text;
}
