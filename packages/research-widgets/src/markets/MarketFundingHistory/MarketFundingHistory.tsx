'use client';
import type { FundingYear } from '@fs/api-contract';
import { Grid, Link, type Loadable, Skeleton, Stack, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { moneyChartMessages } from '../../internal/moneyChart.messages.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { DealRowsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { MarketYearChart, yearsOfChart } from '../MarketCharts/MarketYearChart.tsx';
import { marketFundingHistoryMessages } from './MarketFundingHistory.messages.ts';

export interface MarketFundingHistoryFacts {
  /** Years with at least one round. */
  years: readonly FundingYear[];
  /** The day with which the figures end; its year is the running one. */
  as_of: string | null;
}

export interface MarketFundingHistoryProps {
  history: Loadable<MarketFundingHistoryFacts>;
  /** URL of the rounds of a year. */
  yearHrefOf: (year: string) => string;
  /** Called with a year that has rounds when the user opens its bar. */
  onYearPress: (year: string) => void;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Years of the list before it is expanded. */
const shownAtFirst = 10;

/** All years of a market: amounts, numbers of rounds, and a list that leads to the rounds of each year. */
export function MarketFundingHistory({ history, yearHrefOf, onYearPress, onRetry }: MarketFundingHistoryProps) {
  const messages = useMessages(marketFundingHistoryMessages);
  const { toDate } = useMessages(moneyChartMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={history}
      isEmpty={({ years }) => years.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
      skeleton={<Outline />}
    >
      {({ years, as_of }) => {
        const chart = { years, as_of, onYearPress };
        return (
          <Stack gap="6">
            {years.length >= yearsOfChart && (
              <Grid columns="wide" gap="8">
                <MarketYearChart {...chart} measure="raised" />
                <MarketYearChart {...chart} measure="rounds" />
              </Grid>
            )}
            <DealRows
              label={messages.years}
              isGrid
              shownAtFirst={shownAtFirst}
              showAll={messages.showAll}
              rows={years.toReversed().map(({ year, rounds, disclosed, total }) => ({
                id: String(year),
                title: (
                  <Link href={yearHrefOf(String(year))}>
                    {as_of?.startsWith(`${year}-`) ? toDate({ period: String(year) }) : year}
                  </Link>
                ),
                figure: <Amount amount={disclosed === 0 ? null : total} />,
                when: messages.rounds({ count: rounds, undisclosed: rounds - disclosed }),
              }))}
            />
          </Stack>
        );
      }}
    </ProfileSection>
  );
}

function Outline() {
  return (
    <Stack gap="6">
      <Grid columns="wide" gap="8">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Grid>
      <DealRowsSkeleton count={shownAtFirst} />
    </Stack>
  );
}
