'use client';
import type { CompanySearchResult } from '@fs/api-contract';
import {
  Inline,
  KeyValue,
  type KeyValueItem,
  type Loadable,
  LoadableView,
  Skeleton,
  Text,
  useFormats,
  useMessages,
} from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { Employees } from '../../internal/Employees.tsx';
import { LastRound } from '../../internal/LastRound.tsx';
import { PlaceText } from '../../internal/PlaceText.tsx';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import * as styles from './CompanyHoverCard.css.ts';
import { companyHoverCardMessages } from './CompanyHoverCard.messages.ts';

/** The company facts that a card shows. */
export type CompanyCardFacts = Pick<
  CompanySearchResult,
  | 'name'
  | 'logo_url'
  | 'short_description'
  | 'total_funding_usd'
  | 'last_round'
  | 'last_funding_on'
  | 'employee_count'
  | 'location'
  | 'founded_on'
>;

export interface CompanyHoverCardProps {
  company: Loadable<CompanyCardFacts>;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** What a company is and raised, beside its name. `CompanyHoverCards` opens it. */
export function CompanyHoverCard({ company, onRetry }: CompanyHoverCardProps) {
  return (
    <div className={styles.card}>
      <LoadableView of={company} onRetry={onRetry} skeleton={<Outline />}>
        {(known) => <Facts {...known} />}
      </LoadableView>
    </div>
  );
}

/** Missing facts are left out. */
function Facts(company: CompanyCardFacts) {
  const messages = useMessages(companyHoverCardMessages);
  const { shortMonth } = useFormats();
  const { name, logo_url, short_description, location, founded_on, employee_count, total_funding_usd } = company;
  const facts: readonly (KeyValueItem | null)[] = [
    total_funding_usd === null ? null : { label: messages.totalRaised, value: <Amount amount={total_funding_usd} /> },
    company.last_round === null ? null : { label: messages.lastRound, value: <LastRound company={company} /> },
    employee_count === null ? null : { label: messages.employees, value: <Employees range={employee_count} /> },
    location === null ? null : { label: messages.location, value: <PlaceText location={location} /> },
    founded_on === null ? null : { label: messages.founded, value: shortMonth(founded_on) },
  ];
  const known = facts.filter((fact) => fact !== null);
  return (
    <>
      <Inline>
        <CompanyLogo name={name} logoUrl={logo_url} />
        <Text weight="semibold">
          <bdi>{name}</bdi>
        </Text>
      </Inline>
      {short_description && (
        <Text size="small">
          <bdi>{short_description}</bdi>
        </Text>
      )}
      {known.length > 0 && <KeyValue items={known} />}
    </>
  );
}

function Outline() {
  return (
    <>
      <Skeleton size="title" width="half" />
      <Skeleton size="small" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </>
  );
}
