'use client';
import { Badge, Link, NumberText, Text, useFormats, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { Amount } from '../../internal/Amount.tsx';
import { companyStatusMessages } from '../../internal/companyStatus.messages.ts';
import { Employees } from '../../internal/Employees.tsx';
import { InvestorLink } from '../../internal/InvestorLink.tsx';
import { LastRound } from '../../internal/LastRound.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { PlaceText } from '../../internal/PlaceText.tsx';
import * as styles from './CompanyComparison.css.ts';
import { companyComparisonMessages } from './CompanyComparison.messages.ts';
import type { CompanyComparisonProps } from './CompanyComparisonProps.ts';
import type { CompanyToCompare, ComparedFact } from './compareCompanies.ts';

interface ComparedValueProps
  extends Pick<CompanyComparisonProps, 'hrefOf' | 'personHrefOf' | 'investorHrefOf' | 'marketHrefOf'> {
  company: CompanyToCompare;
  fact: ComparedFact;
}

/** One fact of one company. */
export function ComparedValue({
  company,
  fact,
  hrefOf,
  personHrefOf,
  investorHrefOf,
  marketHrefOf,
}: ComparedValueProps): ReactNode {
  const messages = useMessages(companyComparisonMessages);
  const statuses = useMessages(companyStatusMessages);
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
      return organization.location === null ? <MissingValue /> : <PlaceText location={organization.location} />;
    case 'status':
      return statuses.status({ status: organization.status });
    case 'markets':
      return (
        <Names
          items={company.markets.map(({ isShared, ...market }) => ({
            id: market.id,
            name: <MarketName name={market.name} href={marketHrefOf?.(market)} />,
            note: isShared ? messages.shared : undefined,
          }))}
        />
      );
    case 'investors':
      return (
        <Names
          items={company.commonInvestors.map((investor) => ({
            id: investor.id,
            name: (
              <InvestorLink
                investor={investor}
                hrefOf={hrefOf}
                personHrefOf={personHrefOf}
                investorHrefOf={investorHrefOf}
              />
            ),
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
  name: ReactNode;
  note?: string | undefined;
}

function MarketName({ name, href }: { name: string; href: string | undefined }) {
  const words = <bdi>{name}</bdi>;
  return href === undefined ? words : <Link href={href}>{words}</Link>;
}

function Names({ items, none }: { items: readonly NamedItem[]; none?: string }) {
  if (items.length === 0) return none === undefined ? <MissingValue /> : <Text tone="muted">{none}</Text>;
  return (
    // Safari drops the list role of a list without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={styles.names}>
      {items.map(({ id, name, note }) => (
        <li key={id}>
          {name} {note !== undefined && <Badge>{note}</Badge>}
        </li>
      ))}
    </ul>
  );
}
