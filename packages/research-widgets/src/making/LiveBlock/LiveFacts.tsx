import type { CompanyOverview } from '@fs/api-contract';
import { KeyValue, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { LastRound } from '../../internal/LastRound.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { PlaceText } from '../../internal/PlaceText.tsx';
import { liveBlockMessages } from './LiveBlock.messages.ts';

/** Money first, then size and place. */
export function LiveFacts({ organization }: Pick<CompanyOverview, 'organization'>) {
  const messages = useMessages(liveBlockMessages);
  const { total_funding_usd, employee_count, location } = organization;
  return (
    <KeyValue
      items={[
        { label: messages.raised, value: <Amount amount={total_funding_usd} /> },
        { label: messages.lastRound, value: <LastRound company={organization} precision="day" /> },
        { label: messages.employees, value: employee_count ?? <MissingValue /> },
        {
          label: messages.place,
          value: location === null ? <MissingValue /> : <PlaceText location={location} />,
        },
      ]}
    />
  );
}
