import { StatusPage } from '@fs/account-widgets';
import { CompanyQuickSearch, quickSearchDelay, useSearchDraft } from '@fs/research-widgets';
import { Inline, Link, Text, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { appMessages } from '../App.messages.ts';
import { companyHref, homePath, supportPath } from '../addresses/appPaths.ts';
import { companiesByNameQuery } from '../queries/companies.ts';
import { companyLandingQuery } from '../queries/searches.ts';
import { toLoadable } from '../queries/toLoadable.ts';
import { useServices } from '../services.tsx';

export interface UnknownSubjectProps {
  /** The heading, such as "We can't find this company". */
  title: string;
  text: string;
  /** Further ways on, such as a link to the index. */
  children?: ReactNode;
}

/** Companies that are offered. */
const offered = 3;

/** Replaces the page of a company, market or person that doesn't exist, with a search and a few companies. */
export function UnknownSubject({ title, text: reason, children }: UnknownSubjectProps) {
  const { client, recentCompanies } = useServices();
  const messages = useMessages(appMessages);
  const landing = useQuery(companyLandingQuery(client));
  const suggested = [...recentCompanies.list(), ...(landing.data?.recentlyFunded ?? [])];
  const suggestions = [...new Map(suggested.map((company) => [company.id, company])).values()].slice(0, offered);
  const [text, setText] = useState('');
  const [searchText, setSearchText] = useState('');
  const draft = useSearchDraft(quickSearchDelay, setSearchText);
  const isSearch = searchText !== '';
  const companies = useQuery({ ...companiesByNameQuery(client, searchText), enabled: isSearch });

  function changeText(next: string) {
    setText(next);
    draft.change(next);
  }

  return (
    <StatusPage why="not-found" title={title} text={reason} homeHref={homePath} supportHref={supportPath}>
      <CompanyQuickSearch
        text={text}
        onTextChange={changeText}
        companies={isSearch ? toLoadable(companies) : null}
        hrefOf={companyHref}
        onRetry={() => void companies.refetch()}
      />
      {suggestions.length > 0 && (
        <Inline gap="3">
          <Text tone="muted">{messages.orOpen}</Text>
          {suggestions.map((company) => (
            <Link key={company.id} href={companyHref(company)}>
              {company.name}
            </Link>
          ))}
        </Inline>
      )}
      {children}
    </StatusPage>
  );
}
