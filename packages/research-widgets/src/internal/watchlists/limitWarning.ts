import type { LimitExceeded } from '@fs/api-contract';
import type { BoundMessages, Toast } from '@fs/ui';
import type { watchlistLimitMessages } from './watchlistLimit.messages.ts';

export interface LimitWarningOptions {
  limit: LimitExceeded;
  messages: BoundMessages<(typeof watchlistLimitMessages)['table']>;
  /** Called when the user wants to manage plans. */
  onManagePlans: () => void;
}

/** Warning that the plan's limit of lists is reached, shown for 20 seconds (research §8, decision AMB-036). */
export function limitWarning({ limit, messages, onManagePlans }: LimitWarningOptions): Toast {
  return {
    message: messages.warning({ message: limit.message }),
    tone: 'caution',
    isLong: true,
    action: { label: messages.managePlans, onPress: onManagePlans },
  };
}
