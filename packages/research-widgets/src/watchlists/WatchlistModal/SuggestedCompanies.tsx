'use client';
import { Button, type Loadable, Section, Skeleton, useMessages } from '@fs/ui';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import * as styles from './SuggestedCompanies.css.ts';
import { watchlistModalMessages } from './WatchlistModal.messages.ts';

interface SuggestedCompaniesProps {
  /** Says by what the companies were chosen. */
  label: string;
  companies: Loadable<readonly LinkedCompany[]>;
  chosenIds: readonly string[];
  onAdd: (company: LinkedCompany) => void;
}

/** Companies that suit a use case, each added by a press. Without any, and after a failure, there is nothing. */
export function SuggestedCompanies({ label, companies, chosenIds, onAdd }: SuggestedCompaniesProps) {
  const messages = useMessages(watchlistModalMessages);
  if (companies.state !== 'ready' && companies.state !== 'loading') return null;
  if (companies.state === 'ready' && companies.value.length === 0) return null;
  return (
    <Section title={label} level={3} size="label">
      {companies.state === 'loading' ? (
        <Skeleton width="most" />
      ) : (
        // Safari drops the list role of a list without markers.
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <ul role="list" aria-label={label} className={styles.list}>
          {companies.value.map((company) => (
            <li key={company.id}>
              <Button
                size="small"
                // Stays in its place, so that the focus does.
                disabledReason={chosenIds.includes(company.id) ? messages.repeated(company) : undefined}
                aria-label={messages.addSuggested(company)}
                onPress={() => onAdd(company)}
              >
                <bdi>{company.name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
