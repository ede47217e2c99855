'use client';
import type { FundingSearchResult } from '@fs/api-contract';
import { Button, Stack, type TableState, type TableStateUpdate, Text, useFormats, useMessages } from '@fs/ui';
import { withoutFilters } from '@fs/ui/table-model';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { fundingTableMessages } from './FundingTable.messages.ts';
import type { FundingPeriod } from './fundingPeriods.ts';

interface NoRoundsProps {
  state: TableState;
  onStateChange: (update: TableStateUpdate) => void;
  period: FundingPeriod | undefined;
  last: FundingSearchResult | undefined;
  hrefOf: CompanyHref;
}

/** Says that no round matches, and which one was the last. */
export function NoRounds({ state, onStateChange, period, last, hrefOf }: NoRoundsProps) {
  const messages = useMessages(fundingTableMessages);
  const deals = useMessages(dealMessages);
  const { comma, list, shortDay } = useFormats();
  const { markets } = state.filters;
  const market = markets?.kind === 'text' ? markets.text : undefined;
  return (
    <Stack gap="3">
      <Text tone="muted">
        {messages.none({ period, market })}
        {last && (
          <>
            {' '}
            {messages.theLast} <CompanyLink company={last.organization} hrefOf={hrefOf} />
            {comma()}
            {list([deals.round({ type: last.round_type, code: last.round_code }), shortDay(last.funded_on)])}
          </>
        )}
      </Text>
      {Object.keys(state.filters).length > 0 && (
        <div>
          <Button onPress={() => onStateChange(withoutFilters)}>{messages.clearFilters}</Button>
        </div>
      )}
    </Stack>
  );
}
