'use client';
import { Button, Notice, Stack, Text, useMessages } from '@fs/ui';
import { watchlistLimitMessages } from './watchlistLimit.messages.ts';

/** How many lists a plan includes, and how many there are. */
export interface WatchlistUsageFigures {
  /** Null for no limit. */
  limit: number | null;
  current: number;
}

interface WatchlistUsageProps {
  usage: WatchlistUsageFigures;
  onManagePlans: () => void;
}

/** States the plan's limit of lists before the user reaches it, and what to do when it is reached. */
export function WatchlistUsage({ usage: { limit, current }, onManagePlans }: WatchlistUsageProps) {
  const messages = useMessages(watchlistLimitMessages);
  if (limit === null) return null;
  if (current < limit) {
    return (
      <Text size="small" tone="muted">
        {messages.usage({ current, limit })}
      </Text>
    );
  }
  return (
    <Notice tone="caution">
      <Stack gap="2" align="start">
        <span>
          {messages.usage({ current, limit })} {messages.full({ count: current - limit + 1 })}
        </span>
        <Button size="small" onPress={onManagePlans}>
          {messages.managePlans}
        </Button>
      </Stack>
    </Notice>
  );
}
