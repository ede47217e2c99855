'use client';
import type { PersonOverview } from '@fs/api-contract';
import { Avatar, Heading, KeyValue, type KeyValueItem, Skeleton, Stack, Text, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { useInvestingItems } from '../../internal/investingItems.tsx';
import { LastRound } from '../../internal/LastRound.tsx';
import { nameOf } from './nameOf.ts';
import * as styles from './PersonProfile.css.ts';
import { personProfileMessages } from './PersonProfile.messages.ts';

interface PersonHeadProps {
  person: PersonOverview;
  hrefOf: CompanyHref;
  /** Whether the user's plan includes only the latest deals. */
  isLimited: boolean;
}

/** Name, title, the company with what it raised, and what the person invested in. */
export function PersonHead({ person, hrefOf, isLimited }: PersonHeadProps) {
  const { title, organization, investing, investment_count } = person;
  const name = nameOf(person);
  const companyItems = useCompanyItems(organization, hrefOf);
  const investingItems = useInvestingItems(investing, { deals: investment_count, isLimited });
  const items = [...companyItems, ...investingItems];
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
      {items.length > 0 && <KeyValue layout="columns" items={items} />}
    </Stack>
  );
}

/** The company of the main position, and what it raised. */
function useCompanyItems(organization: PersonOverview['organization'], hrefOf: CompanyHref): readonly KeyValueItem[] {
  const messages = useMessages(personProfileMessages);
  if (organization === null) return [];
  const { last_round, total_funding_usd } = organization;
  return [
    { label: messages.company, value: <CompanyLink company={organization} hrefOf={hrefOf} /> },
    ...(last_round ? [{ label: messages.lastRound, value: <LastRound company={organization} precision="day" /> }] : []),
    ...(total_funding_usd === null
      ? []
      : [{ label: messages.totalRaised, value: <Amount amount={total_funding_usd} /> }]),
  ];
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
