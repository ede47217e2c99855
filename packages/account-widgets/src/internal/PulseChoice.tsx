'use client';
import type { MarketPulse } from '@fs/api-contract';
import { Checkbox, CheckboxGroup, Skeleton, Stack, Text } from '@fs/ui';

export interface PulseChoiceProps {
  label: string;
  description?: string;
  /** What stands there when there is no list to choose. */
  none: string;
  pulses: readonly MarketPulse[];
  /** Its name in the form's data, where a line stands for each slug. */
  name: string;
  /** Slugs chosen before. */
  chosen: readonly string[];
}

/** A checkbox for each Market Pulse list, in their order. */
export function PulseChoice({ label, description, none, pulses, name, chosen }: PulseChoiceProps) {
  if (pulses.length === 0) return <Text tone="muted">{none}</Text>;
  return (
    <CheckboxGroup label={label} description={description} name={name} defaultValue={chosen}>
      {pulses
        .toSorted((one, other) => one.order - other.order)
        .map((pulse) => (
          <Checkbox key={pulse.slug} value={pulse.slug} label={pulse.label} />
        ))}
    </CheckboxGroup>
  );
}

export function PulseChoiceSkeleton() {
  return (
    <Stack gap="3">
      <Skeleton width="quarter" />
      <Skeleton width="half" />
      <Skeleton width="half" />
      <Skeleton width="half" />
    </Stack>
  );
}
