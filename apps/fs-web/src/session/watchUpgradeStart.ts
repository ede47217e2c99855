import { plansPath } from '../addresses/appPaths.ts';
import type { AppRouter } from '../router.tsx';
import type { upgradeStart } from './upgradeStart.ts';

/** Pages on the way from the plans to a payment, and back. */
const onTheWay = /^\/(plans|account\/checkout|login|signup)(\/|$)/;

/** Remembers where plans are opened. Returns the unsubscribe function. */
export function watchUpgradeStart(
  router: Pick<AppRouter, 'subscribe'>,
  { write }: Pick<typeof upgradeStart, 'write'>,
): () => void {
  return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (!fromLocation || toLocation.pathname !== plansPath || onTheWay.test(fromLocation.pathname)) return;
    write(fromLocation.pathname + fromLocation.searchStr);
  });
}
