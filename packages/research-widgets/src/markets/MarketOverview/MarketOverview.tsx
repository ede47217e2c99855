'use client';
import type { FundingYear, Market } from '@fs/api-contract';
import {
  BarChart,
  Grid,
  Heading,
  type Loadable,
  LoadableView,
  NumberText,
  Skeleton,
  Stack,
  StatTile,
  useMessages,
} from '@fs/ui';
import { fundingYears } from '../../companies/CompanyFunding/fundingYears.ts';
import { StandInHeading } from '../../internal/StandInHeading.tsx';
import { marketOverviewMessages } from './MarketOverview.messages.ts';

export interface MarketOverviewFacts {
  market: Market;
  /** Years with at least one round. */
  years: readonly FundingYear[];
}

export interface MarketOverviewProps {
  facts: Loadable<MarketOverviewFacts>;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** A summary of a market: companies, total funding, and funding by year. */
export function MarketOverview({ facts, onRetry }: MarketOverviewProps) {
  const messages = useMessages(marketOverviewMessages);
  return (
    <Stack gap="4">
      <StandInHeading of={facts}>{messages.market}</StandInHeading>
      <LoadableView of={facts} onRetry={onRetry} skeleton={<Outline />}>
        {({ market, years }) => (
          <Stack gap="6">
            <Heading level={1}>
              <bdi>{market.name}</bdi>
            </Heading>
            <Figures {...market} />
            <Years years={years} />
          </Stack>
        )}
      </LoadableView>
    </Stack>
  );
}

function Figures({ companyCount, totalFunding }: Market) {
  const messages = useMessages(marketOverviewMessages);
  return (
    <Grid columns="narrow">
      <StatTile label={messages.companies} value={<NumberText value={companyCount} />} />
      <StatTile label={messages.totalFunding} value={<NumberText value={totalFunding} prefix="$" />} />
    </Grid>
  );
}

function Years({ years }: { years: readonly FundingYear[] }) {
  const messages = useMessages(marketOverviewMessages);
  const points = fundingYears(years.map(({ year, total }) => ({ year, raised_usd: total })));
  if (points.length < 3) return null;
  return (
    <BarChart
      isTime
      title={messages.byYear}
      description={messages.byYearDescription}
      level={2}
      pointName={messages.year}
      series={[messages.raised]}
      points={points.map(({ year, raised_usd }) => ({ id: String(year), label: String(year), values: [raised_usd] }))}
      formatValue={(amount) => messages.dollars({ amount })}
    />
  );
}

function Outline() {
  return (
    <Stack gap="6">
      <Skeleton size="headline" width="half" />
      <Skeleton shape="block" />
    </Stack>
  );
}
