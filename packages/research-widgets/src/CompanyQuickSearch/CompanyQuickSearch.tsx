'use client';
import type { CompanySearchResult } from '@fs/api-contract';
import { Link, type Loadable, LoadableView, Stack, Text, TextField, useMessages, VisuallyHidden } from '@fs/ui';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import * as styles from './CompanyQuickSearch.css.ts';
import { companyQuickSearchMessages } from './CompanyQuickSearch.messages.ts';

export type FoundCompany = Pick<CompanySearchResult, 'id' | 'name' | 'logo_url' | 'location'>;

export interface CompanyQuickSearchProps {
  /** What stands in the box. */
  text: string;
  onTextChange: (text: string) => void;
  /** What was found; null while the text is too short to search for. */
  companies: Loadable<readonly FoundCompany[]> | null;
  /** Address of a company's page. */
  hrefOf: (company: FoundCompany) => string;
  /** The reader wants another try after a failure. */
  onRetry?: () => void;
}

/** A box that finds companies by name, and the best matches under it. */
export function CompanyQuickSearch({ text, onTextChange, companies, hrefOf, onRetry }: CompanyQuickSearchProps) {
  const messages = useMessages(companyQuickSearchMessages);
  return (
    <search>
      <Stack gap="4">
        <TextField
          label={messages.label}
          description={messages.hint}
          type="search"
          autoComplete="off"
          value={text}
          onChange={onTextChange}
        />
        {companies && (
          <LoadableView
            of={companies}
            onRetry={onRetry}
            skeleton={
              <Text tone="muted" aria-hidden="true">
                {messages.searching}
              </Text>
            }
          >
            {(found) => <FoundCompanies found={found} hrefOf={hrefOf} />}
          </LoadableView>
        )}
      </Stack>
    </search>
  );
}

function FoundCompanies({
  found,
  hrefOf,
}: {
  found: readonly FoundCompany[];
  hrefOf: CompanyQuickSearchProps['hrefOf'];
}) {
  const messages = useMessages(companyQuickSearchMessages);
  if (found.length === 0) {
    return (
      <div role="status">
        <Text>{messages.nothingFound}</Text>
      </div>
    );
  }
  return (
    <>
      <div role="status">
        <VisuallyHidden>{messages.found({ count: found.length })}</VisuallyHidden>
      </div>
      <ul aria-label={messages.results} className={styles.list}>
        {found.map((company) => (
          <li key={company.id} className={styles.item}>
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
    </>
  );
}
