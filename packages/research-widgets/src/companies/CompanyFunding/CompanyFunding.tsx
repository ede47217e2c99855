'use client';
import type { CompanyFunding as FundingFigures, FundingRound, SourcedValue } from '@fs/api-contract';
import { BarChart, type Loadable, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { everyYear } from '../../internal/everyYear.ts';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';
import { moneyChartMessages } from '../../internal/moneyChart.messages.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { RoundInvestors } from '../../internal/RoundInvestors.tsx';
import { usePeriodPoint } from '../../internal/usePeriodPoint.ts';
import * as styles from './CompanyFunding.css.ts';
import { companyFundingMessages } from './CompanyFunding.messages.ts';

export interface CompanyFundingFacts {
  funding: FundingFigures;
  /** Newest first. */
  rounds: readonly FundingRound[];
}

export interface CompanyFundingProps {
  facts: Loadable<CompanyFundingFacts>;
  /** A source whose total is another than the sum of the rounds. */
  conflict?: SourcedValue | null | undefined;
  /** URL of an investor’s page. Without it investors are plain text. */
  hrefOf?: CompanyHref;
  /** URL of an angel. Without it their names are plain text. */
  personHrefOf?: PersonHref | undefined;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  investorHrefOf?: InvestorHref | undefined;
  /** Called with a year that has rounds when the user opens its bar. Without it, bars open nothing. */
  onYearPress?: ((year: string) => void) | undefined;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** A company's funding: total, by year, and round by round. */
export function CompanyFunding({
  facts,
  conflict,
  hrefOf,
  personHrefOf,
  investorHrefOf,
  onYearPress,
  onRetry,
}: CompanyFundingProps) {
  const messages = useMessages(companyFundingMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={facts}
      isEmpty={({ funding }) => funding.round_count === 0}
      empty={messages.empty}
      onRetry={onRetry}
      skeletonRows={5}
    >
      {({ funding, rounds }) => {
        const undisclosed = rounds.filter(({ raised_usd }) => raised_usd === null).length;
        return (
          <Stack gap="6">
            <Summary {...funding} undisclosed={undisclosed} conflict={conflict} />
            <YearChart
              years={funding.years}
              undisclosed={undisclosed}
              total={rounds.length}
              onYearPress={onYearPress}
            />
            <Rounds rounds={rounds} hrefOf={hrefOf} personHrefOf={personHrefOf} investorHrefOf={investorHrefOf} />
          </Stack>
        );
      }}
    </ProfileSection>
  );
}

interface SummaryProps extends FundingFigures, Pick<CompanyFundingProps, 'conflict'> {
  undisclosed: number;
}

function Summary({ total_usd, round_count, undisclosed, conflict }: SummaryProps) {
  const messages = useMessages(companyFundingMessages);
  const { comma } = useFormats();
  return (
    <Stack gap="1">
      <Text>
        <span className={styles.total}>
          <Amount amount={total_usd} />
        </span>{' '}
        {messages.inRounds({ count: round_count })}
        {undisclosed > 0 && total_usd !== null && (
          <>
            {comma()}
            {messages.undisclosed({ count: undisclosed, total: round_count })}
          </>
        )}
      </Text>
      {conflict && total_usd !== null && (
        <span className={styles.conflict}>
          {messages.disagrees({
            sum: total_usd,
            said: Number(conflict.value),
            source: conflict.source,
            day: conflict.as_of,
          })}
        </span>
      )}
    </Stack>
  );
}

interface YearChartProps {
  years: FundingFigures['years'];
  /** Number of rounds without an amount, and of all. */
  undisclosed: number;
  total: number;
  onYearPress: CompanyFundingProps['onYearPress'];
}

/** With fewer than three years the list of rounds says more than a chart. */
function YearChart({ years, undisclosed, total, onYearPress }: YearChartProps) {
  const messages = useMessages(companyFundingMessages);
  const { dollars } = useMessages(moneyChartMessages);
  const pointOf = usePeriodPoint(String(new Date().getUTCFullYear()));
  const shown = everyYear(years, (year) => ({ year, raised_usd: 0, round_count: 0 }));
  if (shown.length < 3) return null;
  return (
    <BarChart
      isTime
      title={messages.byYear}
      description={
        undisclosed > 0 ? messages.byYearUndisclosed({ count: undisclosed, total }) : messages.byYearDescription
      }
      pointName={messages.year}
      series={[messages.raised]}
      points={shown.map(({ year, raised_usd }) => pointOf({ id: String(year), values: [raised_usd] }))}
      formatValue={(amount) => dollars({ amount })}
      // A year without rounds has none to open.
      onPointPress={onYearPress && ((year) => years.some((each) => String(each.year) === year) && onYearPress(year))}
    />
  );
}

function Rounds({
  rounds,
  hrefOf,
  personHrefOf,
  investorHrefOf,
}: Pick<CompanyFundingProps, 'hrefOf' | 'personHrefOf' | 'investorHrefOf'> & { rounds: readonly FundingRound[] }) {
  const messages = useMessages(companyFundingMessages);
  const deals = useMessages(dealMessages);
  const { shortDay } = useFormats();
  return (
    <DealRows
      label={messages.list}
      showAll={messages.showAll}
      rows={rounds.map(({ id, round_type, round_code, raised_usd, funded_on, investors }) => ({
        id,
        title: deals.round({ type: round_type, code: round_code }),
        detail: investors.length > 0 && (
          <RoundInvestors
            investors={investors}
            hrefOf={hrefOf}
            personHrefOf={personHrefOf}
            investorHrefOf={investorHrefOf}
          />
        ),
        figure: <Amount amount={raised_usd} />,
        when: shortDay(funded_on),
      }))}
    />
  );
}
