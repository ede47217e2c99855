'use client';
import type { CompanySearchResult } from '@fs/api-contract';
import { type BoundMessages, Sparkline, type TableColumn, useFormats } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import type { dealMessages } from '../../internal/deals.messages.ts';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { roundFilterOptions } from '../../internal/roundFilterOptions.ts';
import type { companyTableMessages } from './CompanyTable.messages.ts';
import { companyStatuses } from './companyStatuses.ts';
import { EmployeesCell } from './EmployeesCell.tsx';
import { LastRoundCell } from './LastRoundCell.tsx';
import { leastOfRange } from './leastOfRange.ts';
import { WeekBars } from './WeekBars.tsx';

export interface MoneyColumnsOptions {
  hrefOf: CompanyHref;
  messages: BoundMessages<typeof companyTableMessages.table>;
  deals: BoundMessages<typeof dealMessages.table>;
  /** The most articles of a week in any row. All rows share this scale. */
  mostNews: number;
}

type Column = TableColumn<CompanySearchResult>;

/** What a company raised, its last round and its employees. */
export function moneyColumns({ messages, deals }: Pick<MoneyColumnsOptions, 'messages' | 'deals'>): readonly Column[] {
  return [
    {
      id: 'total_funding_usd',
      header: messages.totalRaised,
      width: 128,
      align: 'end',
      firstSort: 'descending',
      filter: { kind: 'number' },
      value: ({ total_funding_usd }) => total_funding_usd,
      cell: ({ total_funding_usd, round_count }) =>
        total_funding_usd === null && round_count === 0 ? <MissingValue /> : <Amount amount={total_funding_usd} />,
    },
    {
      id: 'last_funding_on',
      header: messages.lastRound,
      width: 164,
      firstSort: 'descending',
      filter: { kind: 'choice', isSingle: true, options: roundFilterOptions(deals) },
      value: ({ last_funding_on }) => last_funding_on,
      text: ({ last_round, last_funding_on }) => {
        if (!last_round) return '';
        const { round_type: type, round_code: code, raised_usd } = last_round;
        return [deals.round({ type, code }), raised_usd ?? deals.undisclosed, last_funding_on ?? ''].join(' ').trim();
      },
      cell: (company) => <LastRoundCell company={company} />,
    },
    {
      id: 'employee_count',
      header: messages.employees,
      width: 124,
      align: 'end',
      firstSort: 'descending',
      filter: { kind: 'number' },
      value: ({ employee_count }) => leastOfRange(employee_count),
      text: ({ employee_count }) => employee_count ?? '',
      cell: ({ employee_count }) => <EmployeesCell range={employee_count} />,
    },
  ];
}

/** Columns that users can add. */
export function optionalColumns({ hrefOf, messages, mostNews }: MoneyColumnsOptions): readonly Column[] {
  return [
    {
      id: 'round_count',
      header: messages.rounds,
      width: 92,
      align: 'end',
      isOptional: true,
      firstSort: 'descending',
      filter: { kind: 'number' },
      value: ({ round_count }) => round_count,
    },
    {
      id: 'lead_investor',
      header: messages.leadInvestor,
      width: 176,
      isOptional: true,
      isSortable: false,
      text: ({ lead_investor }) => lead_investor?.name ?? '',
      cell: ({ lead_investor }) => <LeadInvestor investor={lead_investor} hrefOf={hrefOf} />,
    },
    {
      id: 'status',
      header: messages.status,
      width: 112,
      isOptional: true,
      filter: {
        kind: 'choice',
        isSingle: true,
        options: companyStatuses.map((status) => ({ id: status, label: messages.statusOf({ status }) })),
      },
      value: ({ status }) => status,
      text: ({ status }) => messages.statusOf({ status }),
      cell: ({ status }) => messages.statusOf({ status }),
    },
    {
      id: 'news_weeks',
      header: messages.news,
      width: 124,
      isOptional: true,
      isSortable: false,
      text: ({ news_weeks }) => sum(news_weeks),
      cell: ({ news_weeks }) => (
        <WeekBars label={messages.newsOf({ count: sum(news_weeks) })} values={news_weeks} most={mostNews} />
      ),
    },
    {
      id: 'funding_years',
      header: messages.raisedByYear,
      width: 132,
      isOptional: true,
      isSortable: false,
      text: ({ funding_years }) => funding_years.map(({ year, raised_usd }) => `${year}: ${raised_usd}`).join(', '),
      cell: ({ funding_years }) => <RaisedByYear years={funding_years} label={messages.raisedByYear} />,
    },
  ];
}

function LeadInvestor({ investor, hrefOf }: { investor: CompanySearchResult['lead_investor']; hrefOf: CompanyHref }) {
  if (!investor) return <MissingValue />;
  const { name, organization } = investor;
  return organization ? <CompanyLink company={organization} hrefOf={hrefOf} /> : <bdi>{name}</bdi>;
}

/** A line over all years from the first round. A year without a round is 0. */
function RaisedByYear({ years, label }: { years: CompanySearchResult['funding_years']; label: string }) {
  const { abbreviated } = useFormats();
  const [first, last] = [years.at(0), years.at(-1)];
  if (!first || !last) return <MissingValue />;
  const byYear = new Map(years.map(({ year, raised_usd }) => [year, raised_usd]));
  const values = Array.from({ length: last.year - first.year + 1 }, (_, index) => byYear.get(first.year + index) ?? 0);
  return <Sparkline label={label} values={values} formatValue={(value) => `$${abbreviated(value)}`} />;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
