import type { AccountUsage, UsageMeter } from '@fs/api-contract';
import { Grid, Meter, Stack, Text, useMessages } from '@fs/ui';
import { usageMetersMessages } from './UsageMeters.messages.ts';

export interface UsageMetersProps {
  usage: AccountUsage;
  /** Whether several people use the account, so that it has teams and seats. @default false */
  isShared?: boolean;
  /** Whether seats are known: those of an account are, once it is paid for. @default true */
  hasSeats?: boolean;
}

/** How much of what its plan includes an account uses. */
export function UsageMeters({ usage, isShared = false, hasSeats = true }: UsageMetersProps) {
  const messages = useMessages(usageMetersMessages);
  const meters: [string, UsageMeter][] = [[messages.watchlists, usage.watchlists]];
  if (isShared) meters.push([messages.teams, usage.teams]);
  if (isShared && hasSeats) meters.push([messages.seats, usage.seats]);
  return (
    <Grid columns="medium">
      {meters.map(([label, meter]) => (
        <UsageOf key={label} label={label} meter={meter} />
      ))}
    </Grid>
  );
}

function UsageOf({ label, meter: { limit, used } }: { label: string; meter: UsageMeter }) {
  const messages = useMessages(usageMetersMessages);
  if (limit === null) {
    return (
      <Stack gap="1">
        <Text weight="semibold">{label}</Text>
        <Text>{messages.unlimited({ used })}</Text>
      </Stack>
    );
  }
  return (
    <Meter
      label={label}
      value={Math.min(used, Math.max(limit, 1))}
      maxValue={Math.max(limit, 1)}
      valueLabel={messages.ofLimit({ used, limit })}
      tone={used > limit ? 'critical' : 'neutral'}
    />
  );
}
