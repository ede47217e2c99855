import type { CompanyOverview } from '@fs/api-contract';
import type { LineChartPoint } from '@fs/ui';

/**
 * Adds up each company's disclosed rounds in US dollars, one series per company and one point per day on which any of
 * them raised. A company has no value before its first disclosed round.
 */
export function cumulativeRaised(companies: readonly CompanyOverview[]): LineChartPoint[] {
  const raised = companies.map(({ funding_rounds }) => {
    const byDay = new Map<string, number>();
    for (const { funded_on, raised_usd } of funding_rounds) {
      if (raised_usd !== null) byDay.set(funded_on, (byDay.get(funded_on) ?? 0) + raised_usd);
    }
    return byDay;
  });
  const days = [...new Set(raised.flatMap((byDay) => [...byDay.keys()]))].sort();
  const sums: (number | null)[] = companies.map(() => null);
  return days.map((day) => {
    for (const [index, byDay] of raised.entries()) {
      const amount = byDay.get(day);
      if (amount !== undefined) sums[index] = (sums[index] ?? 0) + amount;
    }
    return { day, values: [...sums] };
  });
}
