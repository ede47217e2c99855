'use client';
import { Badge, hoverCardTrigger, Link, NumberText, Text, useFormats, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { Amount } from '../../internal/Amount.tsx';
import { companyStatusMessages } from '../../internal/companyStatus.messages.ts';
import { Employees } from '../../internal/Employees.tsx';
import { LastRound } from '../../internal/LastRound.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { placeMessages } from '../../internal/place.messages.ts';
import { placeWords } from '../../internal/placeWords.ts';
import * as styles from './CompanyComparison.css.ts';
import { companyComparisonMessages } from './CompanyComparison.messages.ts';
import type { CompanyComparisonProps } from './CompanyComparisonProps.ts';
import type { CompanyToCompare, ComparedFact } from './compareCompanies.ts';

interface ComparedValueProps extends Pick<CompanyComparisonProps, 'hrefOf' | 'marketHrefOf'> {
  company: CompanyToCompare;
  fact: ComparedFact;
}

/** One fact of one company. */
export function ComparedValue({ company, fact, hrefOf, marketHrefOf }: ComparedValueProps): ReactNode {
  const messages = useMessages(companyComparisonMessages);
  const statuses = useMessages(companyStatusMessages);
  const places = useMessages(placeMessages);
  const formats = useFormats();
  const { organization } = company.overview;
  switch (fact) {
    case 'raised':
      return (
        <span className={styles.key}>
          <Amount amount={organization.total_funding_usd} />
        </span>
      );
    case 'lastRound':
      return <LastRound company={organization} precision="day" />;
    case 'rounds':
      return <NumberText value={organization.round_count} />;
    case 'employees':
      return <Employees range={organization.employee_count} />;
    case 'founded':
      return organization.founded_on === null ? <MissingValue /> : formats.shortMonth(organization.founded_on);
    case 'place':
      return organization.location === null ? <MissingValue /> : <bdi>{placeWords(organization.location, places)}</bdi>;
    case 'status':
      return statuses.status({ status: organization.status });
    case 'markets':
      return (
        <Names
          items={company.markets.map(({ isShared, ...market }) => ({
            ...market,
            href: marketHrefOf?.(market),
            note: isShared ? messages.shared : undefined,
          }))}
        />
      );
    case 'investors':
      return (
        <Names
          items={company.commonInvestors.map(({ id, name, organization: firm }) => ({
            id,
            name,
            firm,
            href: firm === null ? undefined : hrefOf(firm),
          }))}
          none={messages.none}
        />
      );
    case 'news':
      return <NumberText value={company.news} />;
    case 'followers':
      return company.followers === null ? <MissingValue /> : <NumberText value={company.followers} />;
    case 'authority':
      if (company.authority === 'withheld') return <Text tone="muted">{messages.withheld}</Text>;
      return company.authority === null ? <MissingValue /> : <NumberText value={company.authority} />;
  }
}

interface NamedItem {
  id: string;
  name: string;
  href?: string | undefined;
  /** The company that the name is of. */
  firm?: { id: string } | null;
  note?: string | undefined;
}

function Names({ items, none }: { items: readonly NamedItem[]; none?: string }) {
  if (items.length === 0) return none === undefined ? <MissingValue /> : <Text tone="muted">{none}</Text>;
  return (
    // Safari drops the list role of a list without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={styles.names}>
      {items.map(({ id, name, href, firm, note }) => (
        <li key={id}>
          {href === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <Link href={href} {...(firm && hoverCardTrigger(firm.id))}>
              <bdi>{name}</bdi>
            </Link>
          )}{' '}
          {note !== undefined && <Badge>{note}</Badge>}
        </li>
      ))}
    </ul>
  );
}
