'use client';
import { useFormats } from '@fs/ui';
import { MissingValue } from './MissingValue.tsx';

/** Change of what a market raised, such as `+34%`. Null where there are too few rounds for a trend. */
export function MarketChange({ change }: { change: number | null }) {
  const formats = useFormats();
  return change === null ? <MissingValue /> : <span>{formats.change(change)}</span>;
}
