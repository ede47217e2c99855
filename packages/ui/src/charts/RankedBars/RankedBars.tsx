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
  label: string;
  value: number;
  /** Where the label leads. */
  href?: string;
}

export interface RankedBarsProps extends SharedProps<HTMLElement> {
  /** What is ranked. */
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  level?: HeadingLevel;
  /** What is to be seen in it, for those who see it and those who do not. */
  description?: string;
  /** In any order: the largest is shown first. */
  items: readonly RankedBarsItem[];
  /** What a bar stands for: "Sector". Heads its column. */
  itemName: string;
  /** What is measured, with its unit: "Raised, $". Heads its column. */
  valueName: string;
  /** Whether each has its share of the whole beside it. Figures under zero have none. @default true */
  hasShares?: boolean;
  /** The whole, where the items are only the first of many. Default: their sum. */
  total?: number;
  /** The figures are on their way. */
  isLoading?: boolean;
  /** How many rows to hold room for while they are. @default 5 */
  awaitedRows?: number;
}

/** A ranking: the order is read from above, the distance from the bars, the figures beside them. */
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
      awaited={
        <RankedBarsTable columns={columns} isAwaited>
          {Array.from({ length: awaitedRows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is awaited has no name yet
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
            label={href === undefined ? label : <Link href={href}>{label}</Link>}
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
