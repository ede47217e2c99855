'use client';
import type { CompanyOverview } from '@fs/api-contract';
import { LineChart, useMessages } from '@fs/ui';
import { moneyChartMessages } from '../../internal/moneyChart.messages.ts';
import { companyComparisonMessages } from './CompanyComparison.messages.ts';
import { cumulativeRaised } from './cumulativeRaised.ts';

/** What each company raised over time. Left out where fewer than two rounds are disclosed. */
export function ComparisonChart({ companies }: { companies: readonly CompanyOverview[] }) {
  const messages = useMessages(companyComparisonMessages);
  const { dollars } = useMessages(moneyChartMessages);
  const points = cumulativeRaised(companies);
  if (points.length < 2) return null;
  return (
    <LineChart
      title={messages.chart}
      description={messages.chartDescription}
      pointName={messages.chartDay}
      series={companies.map(({ organization }) => organization.name)}
      points={points}
      formatValue={(amount) => dollars({ amount })}
    />
  );
}
