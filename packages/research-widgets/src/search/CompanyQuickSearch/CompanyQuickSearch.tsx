'use client';
import { type Loadable, LoadableView, Stack, Text, TextField, useMessages, VisuallyHidden } from '@fs/ui';
import { CompanyLinks, type LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { companyQuickSearchMessages } from './CompanyQuickSearch.messages.ts';

export interface CompanyQuickSearchProps {
  /** Text of the search field. */
  text: string;
  onTextChange: (text: string) => void;
  /** Results. Null while the text is too short to search for. */
  companies: Loadable<readonly LinkedCompany[]> | null;
  /** URL of a company's page. */
  hrefOf: (company: LinkedCompany) => string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** A field that searches companies by name, with the best matches below. */
export function CompanyQuickSearch({ text, onTextChange, companies, hrefOf, onRetry }: CompanyQuickSearchProps) {
  const messages = useMessages(companyQuickSearchMessages);
  const searching = (
    <Text tone="muted" aria-hidden="true">
      {messages.searching}
    </Text>
  );
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
          <LoadableView of={companies} onRetry={onRetry} skeleton={searching}>
            {(found) => <FoundCompanies companies={found} hrefOf={hrefOf} />}
          </LoadableView>
        )}
      </Stack>
    </search>
  );
}

interface FoundCompaniesProps {
  companies: readonly LinkedCompany[];
  hrefOf: (company: LinkedCompany) => string;
}

function FoundCompanies({ companies, hrefOf }: FoundCompaniesProps) {
  const messages = useMessages(companyQuickSearchMessages);
  return (
    <>
      <div role="status">
        {companies.length === 0 ? (
          <Text>{messages.nothingFound}</Text>
        ) : (
          <VisuallyHidden>{messages.found({ count: companies.length })}</VisuallyHidden>
        )}
      </div>
      {companies.length > 0 && <CompanyLinks label={messages.results} companies={companies} hrefOf={hrefOf} />}
    </>
  );
}
