'use client';
import type { Plan } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { planCardsMessages } from './PlanCards.messages.ts';

/** Returns a plan's limits as text. Omits limits of zero. */
export function usePlanLimits({ limits: { watchlists, teams } }: Pick<Plan, 'limits'>): string[] {
  const messages = useMessages(planCardsMessages);
  return [
    ...(watchlists === 0
      ? []
      : [watchlists === null ? messages.allWatchlists : messages.watchlists({ count: watchlists })]),
    ...(teams === 0 ? [] : [teams === null ? messages.allTeams : messages.teams({ count: teams })]),
  ];
}
