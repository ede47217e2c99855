import { type LimitExceeded, limits, type SavedTableViewState } from '@fs/api-contract';
import { conflict, forbidden, invalid, notFound, overLimit } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';

/** What decides what a user may do to a view. */
export interface ViewStanding {
  owner: string;
  /** It is shown to an account that the user is of. */
  isShown: boolean;
  revision: number;
}

/** @throws HttpFailure 404 for who may not know of the view */
export function checkSeen(view: ViewStanding | undefined, user: User): asserts view is ViewStanding {
  if (!view || (view.owner !== user.id && !view.isShown)) throw notFound();
}

/** @throws HttpFailure 404 for who may not know of the view, 403 for who may read it only */
export function checkOwned(view: ViewStanding | undefined, user: User): asserts view is ViewStanding {
  checkSeen(view, user);
  if (view.owner !== user.id) throw forbidden('Only a copy of this view can be saved: it is not yours');
}

/** @throws HttpFailure 409 with what stands now, for who saw an older one */
export function checkRevision(seen: number, current: { revision: number }): void {
  if (seen !== current.revision) throw conflict('This view was changed meanwhile', current);
}

/** @throws HttpFailure 403 with the limit's body */
export function checkRoom({ own, ofAccount }: { own: number; ofAccount: number }): void {
  if (own >= limits.viewsPerOwner) throw overLimit(exceeded('You may keep', limits.viewsPerOwner, own));
  if (ofAccount >= limits.viewsPerAccount) {
    throw overLimit(exceeded('An account may have', limits.viewsPerAccount, ofAccount));
  }
}

function exceeded(who: string, limit: number, current: number): LimitExceeded {
  return { type: 'Limits Exceeded', message: `${who} ${limit} views of a table.`, limit, current };
}

/** A view's name as it is kept: one line. @throws HttpFailure 400 */
export function toViewName(text: string): string {
  const name = text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim();
  if (name === '') throw invalid('A view has a name');
  return name;
}

/** JSON text of what a view keeps. @throws HttpFailure 400 */
export function toStateText(state: SavedTableViewState): string {
  const text = JSON.stringify(state);
  if (text.length > limits.viewLength) throw invalid(`A view has ${limits.viewLength} characters at most`);
  return text;
}
