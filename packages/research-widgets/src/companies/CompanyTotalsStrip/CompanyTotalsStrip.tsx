'use client';
import type { CompanyTotals } from '@fs/api-contract';
import { type Loadable, LoadableView, NumberText, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { FigureStrip } from '../../internal/FigureStrip.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { companyTotalsStripMessages } from './CompanyTotalsStrip.messages.ts';

export interface CompanyTotalsStripProps {
  /** What the companies of the current search add up to. */
  totals: Loadable<CompanyTotals>;
  /** URL of a company's page. */
  hrefOf: CompanyHref;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** The totals of a search of companies, above its rows. */
export function CompanyTotalsStrip({ totals, hrefOf, onRetry }: CompanyTotalsStripProps) {
  return (
    <LoadableView of={totals} skeleton={<Figures totals={undefined} hrefOf={hrefOf} />} onRetry={onRetry}>
      {(value) => <Figures totals={value} hrefOf={hrefOf} />}
    </LoadableView>
  );
}

function Figures({ totals, hrefOf }: { totals: CompanyTotals | undefined; hrefOf: CompanyHref }) {
  const messages = useMessages(companyTotalsStripMessages);
  const { count = 0, raised_12m_usd = 0, median_last_round_usd: median = null, newest = null } = totals ?? {};
  return (
    <Stack gap="1">
      <FigureStrip
        isLoading={totals === undefined}
        figures={[
          { name: messages.companies, value: <NumberText value={count} isFull /> },
          { name: messages.raised, value: <Amount amount={raised_12m_usd} /> },
          { name: messages.median, value: median === null ? <MissingValue /> : <Amount amount={median} /> },
          {
            name: messages.newest,
            value: newest ? <Newest newest={newest} hrefOf={hrefOf} /> : <MissingValue />,
            isLong: true,
          },
        ]}
      />
      <Text size="small" tone="muted">
        {messages.source}
      </Text>
    </Stack>
  );
}

/** A company and the day of its last round. */
function Newest({ newest, hrefOf }: { newest: NonNullable<CompanyTotals['newest']>; hrefOf: CompanyHref }) {
  const { shortDay } = useFormats();
  return (
    <>
      <CompanyLink company={newest} hrefOf={hrefOf} />{' '}
      <Text element="span" size="small" tone="muted">
        {shortDay(newest.last_funding_on)}
      </Text>
    </>
  );
}
