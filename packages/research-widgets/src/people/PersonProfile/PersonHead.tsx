'use client';
import type { PersonOverview } from '@fs/api-contract';
import { Avatar, Heading, KeyValue, Skeleton, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { nameOf } from './nameOf.ts';
import * as styles from './PersonProfile.css.ts';
import { personProfileMessages } from './PersonProfile.messages.ts';

interface PersonHeadProps {
  person: PersonOverview;
  hrefOf: CompanyHref;
}

/** Name, title, and the company with what it raised. */
export function PersonHead({ person, hrefOf }: PersonHeadProps) {
  const { title, organization } = person;
  const name = nameOf(person);
  return (
    <Stack gap="6">
      <div className={styles.head}>
        <Avatar name={name} size="large" isDecorative />
        <div className={styles.words}>
          <Heading level={1} size="headline">
            <bdi>{name}</bdi>
          </Heading>
          {title !== null && (
            <Text size="reading" tone="muted">
              <bdi>{title}</bdi>
            </Text>
          )}
        </div>
      </div>
      {organization && <CompanyFacts organization={organization} hrefOf={hrefOf} />}
    </Stack>
  );
}

interface CompanyFactsProps {
  organization: NonNullable<PersonOverview['organization']>;
  hrefOf: CompanyHref;
}

function CompanyFacts({ organization, hrefOf }: CompanyFactsProps) {
  const messages = useMessages(personProfileMessages);
  const deals = useMessages(dealMessages);
  const { day } = useFormats();
  const { last_round, last_funding_on, total_funding_usd } = organization;
  const items = [
    { label: messages.company, value: <CompanyLink company={organization} hrefOf={hrefOf} /> },
    ...(last_round
      ? [
          {
            label: messages.lastRound,
            value: (
              <>
                {deals.round({ type: last_round.round_type, code: last_round.round_code })}{' '}
                <Amount amount={last_round.raised_usd} />
                {last_funding_on !== null && (
                  <Text element="span" tone="muted">
                    {' '}
                    {day(last_funding_on)}
                  </Text>
                )}
              </>
            ),
          },
        ]
      : []),
    ...(total_funding_usd === null
      ? []
      : [{ label: messages.totalRaised, value: <Amount amount={total_funding_usd} /> }]),
  ];
  return <KeyValue layout="columns" items={items} />;
}

/** Skeleton of the head, in the same size. */
export function PersonHeadSkeleton() {
  const messages = useMessages(personProfileMessages);
  const labels = [messages.company, messages.lastRound, messages.totalRaised];
  return (
    <Stack gap="6">
      <div className={styles.head}>
        <span className={styles.avatarPlace}>
          <Skeleton shape="block" />
        </span>
        <div className={styles.words}>
          <Skeleton size="headline" width="half" />
          <Skeleton size="reading" width="half" />
        </div>
      </div>
      <KeyValue layout="columns" items={labels.map((label) => ({ label, value: <Skeleton width="half" /> }))} />
    </Stack>
  );
}
