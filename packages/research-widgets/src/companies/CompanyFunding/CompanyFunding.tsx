'use client';
import type { CompanyFunding as FundingFigures, FundingRound } from '@fs/api-contract';
import { BarChart, type Loadable, NumberText, Stack, StatTile, useFormats, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import * as styles from './CompanyFunding.css.ts';
import { companyFundingMessages } from './CompanyFunding.messages.ts';
import { fundingYears } from './fundingYears.ts';

export interface CompanyFundingFacts {
  funding: FundingFigures;
  /** Newest first. */
  rounds: readonly FundingRound[];
}

export interface CompanyFundingProps {
  facts: Loadable<CompanyFundingFacts>;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** A company's funding: total, by year, and round by round. */
export function CompanyFunding({ facts, onRetry }: CompanyFundingProps) {
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
      {({ funding, rounds }) => (
        <Stack gap="6">
          <Figures {...funding} />
          <YearChart years={funding.years} />
          <Rounds rounds={rounds} />
        </Stack>
      )}
    </ProfileSection>
  );
}

function Figures({ total_usd, round_count, last_funded_on }: FundingFigures) {
  const messages = useMessages(companyFundingMessages);
  const { monthYear } = useFormats();
  return (
    <div className={styles.figures}>
      <div className={styles.figure}>
        <StatTile label={messages.total} value={<Amount amount={total_usd} />} />
      </div>
      <div className={styles.figure}>
        <StatTile label={messages.rounds} value={<NumberText value={round_count} />} />
      </div>
      <div className={styles.figure}>
        <StatTile
          label={messages.lastRound}
          value={
            <span className={styles.when}>
              {last_funded_on === null ? messages.unknown : monthYear(last_funded_on)}
            </span>
          }
        />
      </div>
    </div>
  );
}

/** With fewer than three years the list of rounds says more than a chart. */
function YearChart({ years }: { years: FundingFigures['years'] }) {
  const messages = useMessages(companyFundingMessages);
  const points = fundingYears(years);
  if (points.length < 3) return null;
  return (
    <BarChart
      title={messages.byYear}
      description={messages.byYearDescription}
      pointName={messages.year}
      series={[messages.raised]}
      points={points.map(({ year, raised_usd }) => ({ id: String(year), label: String(year), values: [raised_usd] }))}
      formatValue={(amount) => messages.dollars({ amount })}
    />
  );
}

function Rounds({ rounds }: { rounds: readonly FundingRound[] }) {
  const messages = useMessages(companyFundingMessages);
  const deals = useMessages(dealMessages);
  const { day } = useFormats();
  return (
    <DealRows
      label={messages.list}
      shownAtFirst={5}
      showAll={messages.showAll}
      rows={rounds.map(({ id, round_type, round_code, raised_usd, funded_on, investors }) => ({
        id,
        title: deals.round({ type: round_type, code: round_code }),
        detail: investors.length > 0 && <Investors names={investors.map(({ name }) => name)} />,
        figure: <Amount amount={raised_usd} />,
        when: day(funded_on),
      }))}
    />
  );
}

const namedInvestors = 3;

function Investors({ names }: { names: readonly string[] }) {
  const messages = useMessages(companyFundingMessages);
  const over = names.length - namedInvestors;
  const parts = names.slice(0, namedInvestors);
  return (
    <bdi>
      {messages.investors({ names: [...parts, ...(over > 0 ? [messages.more({ count: over })] : [])].join(', ') })}
    </bdi>
  );
}
