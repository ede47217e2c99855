'use client';
import type { CompanySearchResult } from '@fs/api-contract';
import { Button, type Loadable, Stack, Text, useFormats, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { DealRowsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { topCompaniesMessages } from './TopCompanies.messages.ts';

export interface TopCompaniesFacts {
  /** The first ones, those that raised most first. */
  companies: readonly CompanySearchResult[];
  total: number;
}

export interface TopCompaniesProps {
  companies: Loadable<TopCompaniesFacts>;
  /** URL of a company's page. */
  hrefOf: CompanyHref;
  /** Whether all companies are shown, in `children`. */
  isExpanded: boolean;
  /** Called when the user shows all companies, or only the first again. */
  onExpandedChange: (isExpanded: boolean) => void;
  /** All companies, such as a table with filters. It replaces the list when it is expanded. */
  children: ReactNode;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Number of companies before the list is expanded (research §9). */
const shownAtFirst = 8;

/** The companies that raised most: eight, and then all. */
export function TopCompanies({
  companies,
  hrefOf,
  isExpanded,
  onExpandedChange,
  children,
  onRetry,
}: TopCompaniesProps) {
  const messages = useMessages(topCompaniesMessages);
  const { showLess } = useMessages(dealMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={companies}
      isEmpty={({ total }) => total === 0}
      empty={messages.empty}
      onRetry={onRetry}
      skeleton={<DealRowsSkeleton count={shownAtFirst} />}
    >
      {({ companies: known, total }) => (
        <Stack gap="3">
          {isExpanded ? (
            children
          ) : (
            <DealRows label={messages.title} rows={known.slice(0, shownAtFirst).map((each) => rowOf(each, hrefOf))} />
          )}
          {total > shownAtFirst && (
            <div>
              <Button aria-expanded={isExpanded} onPress={() => onExpandedChange(!isExpanded)}>
                {isExpanded ? showLess : messages.showAll({ count: total })}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </ProfileSection>
  );
}

/** A company with its last round and what it raised in all. */
function rowOf(company: CompanySearchResult, hrefOf: CompanyHref) {
  return {
    id: company.id,
    logo: company,
    title: <CompanyLink company={company} hrefOf={hrefOf} tone="name" />,
    detail: <Detail company={company} />,
    figure: (
      <Text element="span" weight="semibold">
        <Amount amount={company.total_funding_usd} />
      </Text>
    ),
  };
}

/** The last round with its amount and month; of a company without one, what it does. */
function Detail({ company }: { company: CompanySearchResult }) {
  const deals = useMessages(dealMessages);
  const { shortMonth } = useFormats();
  const { last_round: round, last_funding_on: day, short_description } = company;
  if (round === null) return short_description && <bdi>{short_description}</bdi>;
  return (
    <>
      {deals.round({ type: round.round_type, code: round.round_code })} <Amount amount={round.raised_usd} />
      {day !== null && ` · ${shortMonth(day)}`}
    </>
  );
}
