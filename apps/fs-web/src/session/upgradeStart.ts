import { plansPath } from '../addresses/appPaths.ts';
import type { AppRouter } from '../router.tsx';
import { storedInput } from './storedInput.ts';

/**
 * Where a user opened the plans, such as at the wall of a course: they continue there after a payment. Null if they
 * opened the plans by their address.
 */
export const upgradeStart = storedInput(
  'upgrade.start',
  (stored) => (typeof stored === 'string' && stored.startsWith('/') ? stored : null),
  () => window.sessionStorage,
);

/** Pages on the way from the plans to a payment, and back. */
const onTheWay = /^\/(plans|account\/checkout|login|signup)(\/|$)/;

/** Remembers where plans are opened. Returns the unsubscribe function. */
export function watchUpgradeStart(
  router: Pick<AppRouter, 'subscribe'>,
  { write }: Pick<typeof upgradeStart, 'write'> = upgradeStart,
): () => void {
  return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (!fromLocation || toLocation.pathname !== plansPath || onTheWay.test(fromLocation.pathname)) return;
    write(fromLocation.pathname + fromLocation.searchStr);
  });
}
