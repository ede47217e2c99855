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
