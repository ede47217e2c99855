'use client';
import type { CompanySearchResult } from '@fs/api-contract';
import { Link, Text } from '@fs/ui';
import * as lined from '../../internal/linedRows.css.ts';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import * as styles from './CompanyLinks.css.ts';

/** What a row needs to know of a company. */
export type LinkedCompany = Pick<CompanySearchResult, 'id' | 'name' | 'logo_url' | 'location'>;

export interface CompanyLinksProps {
  /** Names the list, for those who do not see it. */
  label: string;
  companies: readonly LinkedCompany[];
  /** Address of a company's page. */
  hrefOf: (company: LinkedCompany) => string;
}

/** Companies one under the other, each a link with its logo and place. */
export function CompanyLinks({ label, companies, hrefOf }: CompanyLinksProps) {
  return (
    <ul aria-label={label} className={lined.list}>
      {companies.map((company) => (
        <li key={company.id} className={lined.row}>
          <CompanyLogo name={company.name} logoUrl={company.logo_url} />
          <span className={styles.words}>
            <Link href={hrefOf(company)}>
              <bdi>{company.name}</bdi>
            </Link>
            {company.location && (
              <Text element="span" size="small" tone="muted">
                <bdi>{company.location}</bdi>
              </Text>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
