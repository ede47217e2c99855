'use client';
import type { CompanyOverview } from '@fs/api-contract';
import { BarChart, Card, Heading, Link, type Loadable, LoadableView, Skeleton, Stack, Text, useMessages } from '@fs/ui';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { everyYear } from '../../internal/everyYear.ts';
import { moneyChartMessages } from '../../internal/moneyChart.messages.ts';
import { usePeriodPoint } from '../../internal/usePeriodPoint.ts';
import type { LiveKind } from '../NotebookEditor/notebookParts.ts';
import * as styles from './LiveBlock.css.ts';
import { liveBlockMessages } from './LiveBlock.messages.ts';
import { LiveFacts } from './LiveFacts.tsx';
import { LiveRounds } from './LiveRounds.tsx';

export interface LiveBlockProps {
  /** What it shows of the company. */
  kind: LiveKind;
  /** Name of the company until it is loaded. */
  name: string;
  overview: Loadable<CompanyOverview>;
  hrefOf: CompanyHref;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** A company, a chart or a table inside of a notebook, with the data of today. */
export function LiveBlock({ kind, name, overview, hrefOf, onRetry }: LiveBlockProps) {
  const messages = useMessages(liveBlockMessages);
  return (
    <Card>
      <LoadableView of={overview} onRetry={onRetry} skeleton={<Shape name={name} />}>
        {(known) => {
          const { organization } = known;
          return (
            <Stack gap="3">
              {kind === 'company' && (
                <div className={styles.head}>
                  <CompanyLogo name={organization.name} logoUrl={organization.logo_url} />
                  <Heading level={3} size="title">
                    <Link href={hrefOf(organization)} tone="name">
                      <bdi>{organization.name}</bdi>
                    </Link>
                  </Heading>
                </div>
              )}
              {kind === 'company' && <LiveFacts organization={organization} />}
              {kind === 'chart' && <YearBars known={known} />}
              {kind === 'table' && <LiveRounds known={known} href={hrefOf(organization)} />}
              <Text size="small" tone="muted">
                {messages.source({ source: known.source, day: known.as_of })}
              </Text>
            </Stack>
          );
        }}
      </LoadableView>
    </Card>
  );
}

function Shape({ name }: { name: string }) {
  return (
    <Stack gap="3">
      <Text weight="semibold">
        <bdi>{name}</bdi>
      </Text>
      <Skeleton />
      <Skeleton width="half" />
    </Stack>
  );
}

function YearBars({ known: { organization, funding } }: { known: CompanyOverview }) {
  const messages = useMessages(liveBlockMessages);
  const { dollars } = useMessages(moneyChartMessages);
  const pointOf = usePeriodPoint(String(new Date().getUTCFullYear()));
  const { name } = organization;
  const years = everyYear(funding.years, (year) => ({ year, raised_usd: 0, round_count: 0 }));
  if (years.length === 0) return <Text tone="muted">{messages.noYears({ name })}</Text>;
  return (
    <BarChart
      isTime
      title={messages.byYear({ name })}
      pointName={messages.year}
      series={[messages.amount]}
      points={years.map(({ year, raised_usd }) => pointOf({ id: String(year), values: [raised_usd] }))}
      formatValue={(amount) => dollars({ amount })}
    />
  );
}
