import type { LimitExceeded } from '@fs/api-contract';
import type { BoundMessages, Toast } from '@fs/ui';
import type { watchlistLimitMessages } from './watchlistLimit.messages.ts';

export interface LimitWarningOptions {
  limit: LimitExceeded;
  messages: BoundMessages<(typeof watchlistLimitMessages)['table']>;
  /** Leads to where plans are managed. */
  onManagePlans: () => void;
}

/** The warning that the plan allows no more lists; it stays for 20 seconds (research §8, decision AMB-036). */
export function limitWarning({ limit, messages, onManagePlans }: LimitWarningOptions): Toast {
  return {
    message: messages.warning({ message: limit.message }),
    tone: 'caution',
    isLong: true,
    action: { label: messages.managePlans, onPress: onManagePlans },
  };
}
