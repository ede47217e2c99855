'use client';
import type { PersonOverview } from '@fs/api-contract';
import { Section, Stack, Text, useMessages } from '@fs/ui';
import { DealRows } from '../../internal/DealRows.tsx';
import { type PersonHref, PersonLink } from '../../internal/InvestorLink.tsx';
import { nameOf } from './nameOf.ts';
import { personProfileMessages } from './PersonProfile.messages.ts';

interface NamesakesProps {
  person: PersonOverview;
  hrefOf: PersonHref;
}

/** Others of the same name, each with title and company. */
export function Namesakes({ person, hrefOf }: NamesakesProps) {
  const messages = useMessages(personProfileMessages);
  const { namesakes, namesake_count } = person;
  return (
    <Section title={messages.namesakesTitle} level={2} size="title">
      <Stack gap="4">
        <Text>{messages.namesakes({ count: namesake_count, name: nameOf(person) })}</Text>
        <DealRows
          label={messages.namesakesTitle}
          rows={namesakes.map(({ id, title, organization, ...names }) => ({
            id,
            title: <PersonLink person={{ id, name: nameOf(names) }} hrefOf={hrefOf} />,
            detail:
              title === null ? (
                messages.noPosition
              ) : (
                <bdi>{[title, organization?.name].filter(Boolean).join(' · ')}</bdi>
              ),
          }))}
        />
        {namesake_count > namesakes.length && (
          <Text tone="muted">{messages.namesakesShown({ shown: namesakes.length })}</Text>
        )}
      </Stack>
    </Section>
  );
}
