'use client';
import { Section, Text, useMessages } from '@fs/ui';
import { CompanyLinks, type LinkedCompany } from '../CompanyLinks/CompanyLinks.tsx';
import { recentCompaniesMessages } from './RecentCompanies.messages.ts';

export interface RecentCompaniesProps {
  /** Newest first. */
  companies: readonly LinkedCompany[];
  /** URL of a company's page. */
  hrefOf: (company: LinkedCompany) => string;
}

/** Links to the companies that the user opened last. */
export function RecentCompanies({ companies, hrefOf }: RecentCompaniesProps) {
  const messages = useMessages(recentCompaniesMessages);
  return (
    <Section title={messages.title} size="title">
      {companies.length === 0 ? (
        <Text tone="muted">{messages.empty}</Text>
      ) : (
        <CompanyLinks label={messages.title} companies={companies} hrefOf={hrefOf} />
      )}
    </Section>
  );
}
