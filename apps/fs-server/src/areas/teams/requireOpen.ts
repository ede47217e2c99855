import type { ReadOnlyReason } from '@fs/api-contract';
import { HttpFailure } from '../../http/failures.ts';
import { explainInactive } from '../billing/requireActiveAccount.ts';

const overLimit =
  'This is read-only, because there is more than the plan includes. An owner can choose what stays open.';

/** Requires that a list or a team can be changed (AMB-133). @throws HttpFailure 403 with the reason */
export function requireOpen(readOnly: ReadOnlyReason | null | undefined): void {
  if (readOnly) throw new HttpFailure(403, explain(readOnly), { readOnly });
}

function explain(readOnly: ReadOnlyReason): string {
  if (readOnly === 'over-limit') return overLimit;
  const status = readOnly === 'pending' ? 'PENDING' : 'INACTIVE';
  return explainInactive({ status, paymentFailedAt: null, since: null });
}
