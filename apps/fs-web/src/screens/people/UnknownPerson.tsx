import { StatusPage } from '@fs/account-widgets';
import { CompanyQuickSearch, quickSearchDelay, useSearchDraft } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { companyHref, supportPath } from '../../addresses/appPaths.ts';
import { companiesByNameQuery } from '../../queries/companies.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** Replaces the page of a person who doesn't exist, with a search for a company where they may be listed. */
export function UnknownPerson() {
  const { client } = useServices();
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
    <StatusPage
      why="not-found"
      title={appMessages.personUnknown}
      text={appMessages.personUnknownText}
      homeHref="/"
      supportHref={supportPath}
    >
      <CompanyQuickSearch
        text={text}
        onTextChange={changeText}
        companies={isSearch ? toLoadable(companies) : null}
        hrefOf={companyHref}
        onRetry={() => void companies.refetch()}
      />
    </StatusPage>
  );
}
