'use client';
import { Badge, useMessages } from '@fs/ui';
import * as styles from './CompanyComparison.css.ts';
import { companyComparisonMessages } from './CompanyComparison.messages.ts';
import type { CompanyComparisonProps } from './CompanyComparisonProps.ts';
import { ComparedValue } from './ComparedValue.tsx';
import { type CompanyToCompare, type ComparedFact, highestOf } from './compareCompanies.ts';

interface ComparisonRowProps
  extends Pick<CompanyComparisonProps, 'hrefOf' | 'personHrefOf' | 'investorHrefOf' | 'marketHrefOf'> {
  fact: ComparedFact;
  companies: readonly CompanyToCompare[];
}

/** One fact of all companies, with its highest value marked. */
export function ComparisonRow({ fact, companies, ...links }: ComparisonRowProps) {
  const messages = useMessages(companyComparisonMessages);
  const highest = highestOf(companies, fact);
  return (
    <tr>
      <th scope="row" className={styles.factCell}>
        {messages.fact({ fact })}
      </th>
      {companies.map((company) => (
        <td key={company.overview.organization.id} className={styles.valueCell}>
          <div className={styles.value}>
            <ComparedValue {...links} fact={fact} company={company} />
            {highest.has(company.overview.organization.id) && <Badge tone="positive">{messages.highest}</Badge>}
          </div>
        </td>
      ))}
    </tr>
  );
}
