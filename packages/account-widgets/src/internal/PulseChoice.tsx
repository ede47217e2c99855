'use client';
import type { MarketPulse } from '@fs/api-contract';
import { Checkbox, CheckboxGroup, Skeleton, Stack, Text } from '@fs/ui';

export interface PulseChoiceProps {
  label: string;
  description?: string;
  /** Text shown if there are no lists. */
  none: string;
  pulses: readonly MarketPulse[];
  /** Name in the form data, with one entry per slug. */
  name: string;
  /** Initially selected slugs. */
  chosen: readonly string[];
}

/** A checkbox for each Market Pulse list, in order. */
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
