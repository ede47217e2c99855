'use client';
import { type CompanySearchResult, companyStatuses } from '@fs/api-contract';
import { type BoundMessages, Sparkline, type TableColumn, type TableDateOperator, useFormats } from '@fs/ui';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import type { companyStatusMessages } from '../../internal/companyStatus.messages.ts';
import type { dealMessages } from '../../internal/deals.messages.ts';
import { type InvestorHref, InvestorLink, type PersonHref } from '../../internal/InvestorLink.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { PeriodBars } from '../../internal/PeriodBars.tsx';
import type { PlaceTexts } from '../../internal/placeWords.ts';
import { RaisedAmount } from '../../internal/RaisedAmount.tsx';
import { roundFilterOptions } from '../../internal/roundFilterOptions.ts';
import type { companyTableMessages } from './CompanyTable.messages.ts';
import { EmployeesCell } from './EmployeesCell.tsx';
import { LastRoundCell } from './LastRoundCell.tsx';
import { leastOfRange } from './leastOfRange.ts';

export interface MoneyColumnsOptions {
  hrefOf: CompanyHref;
  /** URL of an angel. Without it, their names are no links. */
  personHrefOf?: PersonHref | undefined;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  investorHrefOf?: InvestorHref | undefined;
  messages: BoundMessages<typeof companyTableMessages.table>;
  deals: BoundMessages<typeof dealMessages.table>;
  statuses: BoundMessages<typeof companyStatusMessages.table>;
  places: PlaceTexts;
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
      phoneLine: 1,
      width: 128,
      align: 'end',
      firstSort: 'descending',
      filter: { kind: 'number', words: (amount) => deals.dollars({ amount }) },
      value: ({ total_funding_usd }) => total_funding_usd,
      cell: ({ total_funding_usd, round_count }) =>
        total_funding_usd === null && round_count === 0 ? (
          <MissingValue />
        ) : (
          <RaisedAmount amount={total_funding_usd} />
        ),
    },
    {
      id: 'last_funding_on',
      header: messages.lastRound,
      phoneLine: 1,
      width: 160,
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
      phoneLine: 'none',
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
export function optionalColumns({
  hrefOf,
  personHrefOf,
  investorHrefOf,
  messages,
  statuses,
  mostNews,
}: MoneyColumnsOptions): readonly Column[] {
  return [
    {
      id: 'round_count',
      header: messages.rounds,
      width: 104,
      align: 'end',
      isOptional: true,
      firstSort: 'descending',
      filter: { kind: 'number' },
      value: ({ round_count }) => round_count,
    },
    {
      // The column of the last round sorts by this date and filters by the kind.
      id: 'last_round_on',
      header: messages.lastRoundOn,
      width: 124,
      isOptional: true,
      isSortable: false,
      filter: { kind: 'date' },
      filterWords: (filter) =>
        filter.kind === 'date' && 'month' in filter ? messages.lastRoundIs(monthsOf(filter)) : undefined,
      value: ({ last_funding_on }) => last_funding_on,
      cell: ({ last_funding_on }) => (last_funding_on ? <Day day={last_funding_on} /> : <MissingValue />),
    },
    {
      id: 'lead_investor',
      header: messages.leadInvestor,
      width: 176,
      isOptional: true,
      isSortable: false,
      text: ({ lead_investor }) => lead_investor?.name ?? '',
      cell: ({ lead_investor: investor }) =>
        investor ? <InvestorLink {...{ investor, hrefOf, personHrefOf, investorHrefOf }} /> : <MissingValue />,
    },
    {
      id: 'status',
      header: messages.status,
      width: 112,
      isOptional: true,
      filter: {
        kind: 'choice',
        isSingle: true,
        options: companyStatuses.map((status) => ({ id: status, label: statuses.status({ status }) })),
      },
      value: ({ status }) => status,
      text: ({ status }) => statuses.status({ status }),
      cell: ({ status }) => statuses.status({ status }),
    },
    {
      id: 'news_weeks',
      header: messages.news,
      width: 124,
      isOptional: true,
      isSortable: false,
      text: ({ news_weeks }) => sum(news_weeks),
      cell: ({ news_weeks }) => (
        <PeriodBars label={messages.newsOf({ count: sum(news_weeks) })} values={news_weeks} most={mostNews} />
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

/** After December is from January on. */
function monthsOf({ operator, month }: { operator: TableDateOperator; month: string }) {
  const [year, number] = month.split('-').map(Number);
  const from = new Date(Date.UTC(year ?? 0, (number ?? 1) - (operator === '>' ? 0 : 1)));
  return { operator, day: from.toISOString().slice(0, 10) };
}

function Day({ day }: { day: string }) {
  return useFormats().shortDay(day);
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
