'use client';
import { NumberText } from '../../data/NumberText/NumberText.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { ChartFrame } from '../../internal/ChartFrame/ChartFrame.tsx';
import type { HeadingLevel } from '../../layout/Heading/Heading.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { useFormats } from '../../system/formats/useFormats.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { rankedBarsMessages } from './RankedBars.messages.ts';
import { RankedBarsRow, RankedBarsTable } from './RankedBarsTable.tsx';

export interface RankedBarsItem {
  /** Unique in its list. */
  id: string;
  /** The name of the item. */
  label: string;
  /** The value that the item is ranked by. */
  value: number;
  /** The address that the label links to. */
  href?: string;
}

export interface RankedBarsProps extends SharedProps<HTMLElement> {
  /** The title: what is ranked. */
  title: string;
  /** Heading level of the title. @default 3 */
  level?: HeadingLevel;
  /** The finding in a sentence, for all users, whether or not they see the chart. */
  description?: string;
  /** The items in any order. The chart sorts them from largest to smallest. */
  items: readonly RankedBarsItem[];
  /** What one bar represents, such as "Sector". Heads its column. */
  itemName: string;
  /** What is measured, with its unit, such as "Raised, $". Heads its column. */
  valueName: string;
  /** Whether to show each item’s share of the total. Negative values have no share. @default true */
  hasShares?: boolean;
  /** The total that shares are relative to, when `items` are only the first of many. Default: the sum of the items. */
  total?: number;
  /** Whether the values are loading. Shows a skeleton. @default false */
  isLoading?: boolean;
  /** The number of skeleton rows while loading. @default 5 */
  awaitedRows?: number;
}

/** Ranks items by value, with a bar, the value, and the share of each. */
export function RankedBars({
  title,
  level = 3,
  description,
  items,
  itemName,
  valueName,
  hasShares = true,
  total,
  isLoading = false,
  awaitedRows = 5,
  ...shared
}: RankedBarsProps) {
  const messages = useMessages(rankedBarsMessages);
  const { percent } = useFormats();
  const ranked = items.toSorted((one, other) => other.value - one.value);
  const highest = Math.max(0, ranked.at(0)?.value ?? 0);
  const lowest = Math.min(0, ranked.at(-1)?.value ?? 0);
  const range = highest - lowest || 1;
  const whole = total ?? items.reduce((sum, { value }) => sum + value, 0);
  const tellsShares = hasShares && (isLoading || (lowest === 0 && whole > 0));
  const columns = [itemName, valueName, ...(tellsShares ? [messages.share] : [])];

  return (
    <ChartFrame
      {...shared}
      title={title}
      level={level}
      description={description}
      isLoading={isLoading}
      isEmpty={items.length === 0}
      file={{
        columns,
        rows: () => ranked.map(({ label, value }) => [label, value, ...(tellsShares ? [value / whole] : [])]),
      }}
      awaited={
        <RankedBarsTable columns={columns} isAwaited>
          {Array.from({ length: awaitedRows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no id
            <RankedBarsRow key={row} label={<Skeleton width={row % 2 ? 'quarter' : 'half'} />} start={0} size={0}>
              {columns.slice(1).map((column) => (
                <Skeleton key={column} />
              ))}
            </RankedBarsRow>
          ))}
        </RankedBarsTable>
      }
    >
      <RankedBarsTable columns={columns}>
        {ranked.map(({ id, label, value, href }) => (
          <RankedBarsRow
            key={id}
            label={
              href === undefined ? (
                label
              ) : (
                <Link href={href} tone="name">
                  {label}
                </Link>
              )
            }
            start={(Math.min(0, value) - lowest) / range}
            size={Math.abs(value) / range}
          >
            {[<NumberText key="value" value={value} />, ...(tellsShares ? [percent(value / whole)] : [])]}
          </RankedBarsRow>
        ))}
      </RankedBarsTable>
    </ChartFrame>
  );
}
