'use client';
import type { CompanyCard, CompanyTotals } from '@fs/api-contract';
import {
  Button,
  EmptyState,
  Inline,
  type TableFilter,
  type TableState,
  type TableStateUpdate,
  Text,
  useMessages,
} from '@fs/ui';
import { withFilters, withoutFilters } from '@fs/ui/table-model';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { companyTableMessages } from './CompanyTable.messages.ts';
import { filterColumns } from './companySearch.ts';

interface NoMatchProps {
  state: TableState;
  onStateChange: (update: TableStateUpdate) => void;
  /** How many companies match without each condition. Those of the table come last. */
  totals: CompanyTotals | undefined;
  /** Whose name matches. */
  investors: readonly CompanyCard[];
  hrefOf: CompanyHref;
}

/** Says which filter to remove and how many companies that finds, the most first. */
export function NoMatch({ state, onStateChange, totals, investors, hrefOf }: NoMatchProps) {
  const messages = useMessages(companyTableMessages);
  const name = useFilterName();
  const columns = filterColumns(state);
  const given = Math.max(0, (totals?.without.length ?? 0) - columns.length);
  const ways = (totals?.without ?? []).flatMap(({ filter, count }) => {
    const column = columns[filter - given];
    // A range is two conditions, of which neither can be removed alone.
    if (column === undefined || count === 0 || columns.indexOf(column) !== columns.lastIndexOf(column)) return [];
    const set = state.filters[column];
    return set ? [{ column, label: messages.without({ filter: name(column, set), count }), count }] : [];
  });
  return (
    <EmptyState
      message={messages.noMatch({ count: Object.keys(state.filters).length })}
      action={
        <>
          <Inline>
            {ways
              .toSorted((a, b) => b.count - a.count)
              .map(({ column, label }) => (
                <Button key={column} onPress={() => onStateChange((now) => withFilters(now, { [column]: undefined }))}>
                  {label}
                </Button>
              ))}
            <Button tone={ways.length > 0 ? 'quiet' : 'neutral'} onPress={() => onStateChange(withoutFilters)}>
              {messages.clearFilters}
            </Button>
          </Inline>
          {investors.length > 0 && (
            <Inline gap="3">
              <Text tone="muted">{messages.investorsNamed({ count: investors.length })}</Text>
              {investors.map((firm) => (
                <CompanyLink key={firm.id} company={firm} hrefOf={hrefOf} />
              ))}
            </Inline>
          )}
        </>
      }
    />
  );
}

/** Returns the words of a filter: what the user wrote, or the name of its column. */
function useFilterName() {
  const messages = useMessages(companyTableMessages);
  const deals = useMessages(dealMessages);
  const headers: Readonly<Record<string, string>> = {
    total_funding_usd: messages.totalRaised,
    employee_count: messages.employees,
    round_count: messages.rounds,
    founded_on: messages.founded,
    last_round_on: messages.lastRoundOn,
    status: messages.status,
  };
  return (column: string, filter: TableFilter) => {
    if (filter.kind === 'text') return filter.text;
    const [id = ''] = filter.kind === 'choice' ? filter.ids : [];
    if (column === 'last_funding_on') {
      return /^[A-Z]$/.test(id) ? deals.round({ type: 'venture', code: id }) : deals.round({ type: id, code: null });
    }
    return headers[column] ?? column;
  };
}
