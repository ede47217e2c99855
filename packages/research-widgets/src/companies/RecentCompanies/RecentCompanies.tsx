'use client';
import { Section, Text, useMessages } from '@fs/ui';
import { CompanyLinks, type LinkedCompany } from '../CompanyLinks/CompanyLinks.tsx';
import { recentCompaniesMessages } from './RecentCompanies.messages.ts';

export interface RecentCompaniesProps {
  /** The newest first. */
  companies: readonly LinkedCompany[];
  /** Address of a company's page. */
  hrefOf: (company: LinkedCompany) => string;
}

/** The companies that the user opened last, to go back to. */
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
