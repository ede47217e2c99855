'use client';
import type { CompanySearchResult } from '@fs/api-contract';
import { Inline, KeyValue, type KeyValueItem, Text, useFormats, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { Employees } from '../../internal/Employees.tsx';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import * as styles from './CompanyTable.css.ts';
import { companyTableMessages } from './CompanyTable.messages.ts';

/** A card with the facts of a company's row. Missing facts are omitted. */
export function CompanyHoverCard({ company }: { company: CompanySearchResult }) {
  const messages = useMessages(companyTableMessages);
  const { shortMonth } = useFormats();
  const { name, logo_url, short_description, location, founded_on, employee_count, total_funding_usd } = company;
  const facts: readonly (KeyValueItem | null)[] = [
    location === null ? null : { label: messages.location, value: <bdi>{location}</bdi> },
    founded_on === null ? null : { label: messages.founded, value: shortMonth(founded_on) },
    employee_count === null ? null : { label: messages.employees, value: <Employees range={employee_count} /> },
    total_funding_usd === null ? null : { label: messages.totalFunding, value: <Amount amount={total_funding_usd} /> },
  ];
  return (
    <div className={styles.card}>
      <Inline>
        <CompanyLogo name={name} logoUrl={logo_url} />
        <Text weight="semibold">
          <bdi>{name}</bdi>
        </Text>
      </Inline>
      {short_description && <Text size="small">{short_description}</Text>}
      <KeyValue items={facts.filter((fact) => fact !== null)} />
    </div>
  );
}
