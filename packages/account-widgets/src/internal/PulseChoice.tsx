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
  /** The selected slugs. With `onChange` those of now, without it those at first. */
  chosen: readonly string[];
  onChange?: (chosen: readonly string[]) => void;
}

/** A checkbox for each Market Pulse list, in order. */
export function PulseChoice({ label, description, none, pulses, name, chosen, onChange }: PulseChoiceProps) {
  if (pulses.length === 0) return <Text tone="muted">{none}</Text>;
  return (
    <CheckboxGroup
      {...{ label, description, name }}
      {...(onChange ? { value: chosen, onChange } : { defaultValue: chosen })}
    >
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
