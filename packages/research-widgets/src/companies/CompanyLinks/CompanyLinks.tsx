'use client';
import type { CompanySearchResult } from '@fs/api-contract';
import { Text } from '@fs/ui';
import { CompanyLink } from '../../internal/CompanyLink.tsx';
import * as lined from '../../internal/linedRows.css.ts';
import { PlaceText } from '../../internal/PlaceText.tsx';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import * as styles from './CompanyLinks.css.ts';

/** The company facts that a row shows. */
export type LinkedCompany = Pick<CompanySearchResult, 'id' | 'name' | 'logo_url' | 'location'>;

export interface CompanyLinksProps {
  /** Accessible name of the list. */
  label: string;
  companies: readonly LinkedCompany[];
  /** URL of a company's page. */
  hrefOf: (company: LinkedCompany) => string;
}

/** A list of links to companies, each with logo and place. */
export function CompanyLinks({ label, companies, hrefOf }: CompanyLinksProps) {
  return (
    <ul aria-label={label} className={lined.list}>
      {companies.map((company) => (
        <li key={company.id} className={lined.row}>
          <CompanyLogo name={company.name} logoUrl={company.logo_url} />
          <span className={styles.words}>
            <CompanyLink company={company} hrefOf={() => hrefOf(company)} tone="name" />
            {company.location && (
              <Text element="span" size="small" tone="muted">
                <PlaceText location={company.location} />
              </Text>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
