'use client';
import type { FundingTotals } from '@fs/api-contract';
import {
  BarChart,
  type Loadable,
  LoadableView,
  NumberText,
  Stack,
  ToggleButton,
  useFormats,
  useMessages,
} from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { FigureStrip } from '../../internal/FigureStrip.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { moneyChartMessages } from '../../internal/moneyChart.messages.ts';
import { usePeriodPoint } from '../../internal/usePeriodPoint.ts';
import { type FundingPeriod, fundingPeriods } from '../FundingTable/fundingPeriods.ts';
import * as styles from './FundingOverview.css.ts';
import { fundingOverviewMessages } from './FundingOverview.messages.ts';

export interface FundingOverviewProps {
  /** What the rounds of the current search add up to. */
  totals: Loadable<FundingTotals>;
  /** The period that rounds are from. Undefined for all. */
  period: FundingPeriod | undefined;
  onPeriodChange: (period: FundingPeriod | undefined) => void;
  /** Whether there is a chart by month. @default true */
  hasMonths?: boolean;
  /** Opens the rounds of a month, such as `2026-11`, when the user selects its bar. */
  onMonthPress?: (month: string) => void;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Above the funding table: periods to choose from, the totals of the search, and what was raised by month. */
export function FundingOverview({
  totals,
  period,
  onPeriodChange,
  hasMonths = true,
  onMonthPress,
  onRetry,
}: FundingOverviewProps) {
  const messages = useMessages(fundingOverviewMessages);
  return (
    <Stack gap="4">
      <fieldset aria-label={messages.period} className={styles.periods}>
        {[undefined, ...fundingPeriods].map((one) => (
          <ToggleButton
            key={one ?? 'all'}
            size="small"
            isSelected={period === one}
            onChange={() => onPeriodChange(one)}
          >
            {one ? messages.periodOf({ period: one }) : messages.allTime}
          </ToggleButton>
        ))}
      </fieldset>
      <LoadableView of={totals} skeleton={<LoadingTotals hasMonths={hasMonths} />} onRetry={onRetry}>
        {(value) => (
          <Stack gap="4">
            <Figures totals={value} />
            {hasMonths && <Months months={value.months} onPress={onMonthPress} />}
          </Stack>
        )}
      </LoadableView>
    </Stack>
  );
}

/** The figures and the chart in their places. */
function LoadingTotals({ hasMonths }: { hasMonths: boolean }) {
  const messages = useMessages(fundingOverviewMessages);
  return (
    <Stack gap="4">
      <Figures totals={undefined} />
      {hasMonths && (
        <BarChart
          title={messages.byMonth}
          level={2}
          pointName={messages.month}
          series={[messages.raised]}
          points={[]}
          isLoading
        />
      )}
    </Stack>
  );
}

function Figures({ totals }: { totals: FundingTotals | undefined }) {
  const messages = useMessages(fundingOverviewMessages);
  const { count = 0, disclosed = 0, raised_usd = 0, median_usd: median = null } = totals ?? {};
  return (
    <FigureStrip
      isLoading={totals === undefined}
      figures={[
        { name: messages.rounds, value: <NumberText value={count} isFull /> },
        { name: messages.raised, value: <Amount amount={raised_usd} /> },
        { name: messages.median, value: median === null ? <MissingValue /> : <Amount amount={median} /> },
        { name: messages.undisclosed, value: messages.share({ count: count - disclosed, of: count }) },
      ]}
    />
  );
}

interface MonthsProps extends Pick<FundingTotals, 'months'> {
  onPress: ((month: string) => void) | undefined;
}

function Months({ months, onPress }: MonthsProps) {
  const messages = useMessages(fundingOverviewMessages);
  const { monthYear, shortMonth } = useFormats();
  const { dollars } = useMessages(moneyChartMessages);
  const running = months.at(-1)?.month;
  const pointOf = usePeriodPoint(running);
  if (running === undefined || months.every(({ count }) => count === 0)) return null;
  return (
    <BarChart
      isTime
      {...(onPress && { onPointPress: onPress })}
      title={messages.byMonth}
      level={2}
      description={messages.source({ month: monthYear(`${running}-01`) })}
      pointName={messages.month}
      series={[messages.raised]}
      points={months.map(({ month, raised_usd }) =>
        pointOf({ id: month, label: shortMonth(`${month}-01`), values: [raised_usd] }),
      )}
      formatValue={(amount) => dollars({ amount })}
    />
  );
}
