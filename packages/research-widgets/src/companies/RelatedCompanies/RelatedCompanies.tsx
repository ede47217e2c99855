'use client';
import { Button, type Loadable, Stack, useMessages } from '@fs/ui';
import { useState } from 'react';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { CompanyRowsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { CompanyLinks, type LinkedCompany } from '../CompanyLinks/CompanyLinks.tsx';
import { relatedCompaniesMessages } from './RelatedCompanies.messages.ts';

export interface RelatedCompaniesProps {
  /** Most similar first. */
  companies: Loadable<readonly LinkedCompany[]>;
  /** Title of the list. Default: related companies. */
  title?: string;
  /** URL of a company's page. */
  hrefOf: (company: LinkedCompany) => string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Number of companies before the list is expanded (research §9). */
const shownAtFirst = 8;

/** Related companies, eight at first. */
export function RelatedCompanies({ companies, title, hrefOf, onRetry }: RelatedCompaniesProps) {
  const messages = useMessages(relatedCompaniesMessages);
  const [isOpen, setOpen] = useState(false);
  const heading = title ?? messages.title;
  return (
    <ProfileSection
      title={heading}
      of={companies}
      isEmpty={(known) => known.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
      skeleton={<CompanyRowsSkeleton count={shownAtFirst} />}
    >
      {(known) => (
        <Stack gap="3">
          <CompanyLinks label={heading} companies={isOpen ? known : known.slice(0, shownAtFirst)} hrefOf={hrefOf} />
          {known.length > shownAtFirst && (
            <div>
              <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
                {isOpen ? messages.showLess : messages.showAll({ count: known.length })}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </ProfileSection>
  );
}
