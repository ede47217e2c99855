'use client';
import type { Position } from '@fs/api-contract';
import { Section, useFormats, useMessages } from '@fs/ui';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { personProfileMessages } from './PersonProfile.messages.ts';

interface PositionsProps {
  positions: readonly Position[];
  hrefOf: CompanyHref;
}

/** Positions with their dates, in the given order. */
export function Positions({ positions, hrefOf }: PositionsProps) {
  const messages = useMessages(personProfileMessages);
  const periodOf = usePeriod();
  return (
    <Section title={messages.positions} level={2} size="title">
      <DealRows
        label={messages.positions}
        rows={positions.map((position) => ({
          id: [position.organization.id, position.title, position.started_on].join('/'),
          logo: position.organization,
          title: <CompanyLink company={position.organization} hrefOf={hrefOf} tone="name" />,
          detail: <bdi>{position.title}</bdi>,
          when: periodOf(position),
        }))}
      />
    </Section>
  );
}

/** Returns a function that says when someone held a position, as far as that is known. */
function usePeriod(): (position: Position) => string | undefined {
  const messages = useMessages(personProfileMessages);
  const { shortMonth } = useFormats();
  return ({ started_on, ended_on, active }) => {
    const from = started_on === null ? null : shortMonth(started_on);
    const to = ended_on === null ? null : shortMonth(ended_on);
    if (from !== null && to !== null) return messages.period({ from, to });
    if (to !== null) return messages.until({ to });
    if (!active) return messages.former;
    return from === null ? undefined : messages.since({ from });
  };
}
