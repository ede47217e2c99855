import { CompanyQuickSearch, quickSearchDelay, useSearchDraft } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyPath } from '../../addresses/appPaths.ts';
import { companiesByNameQuery } from '../../queries/companies.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** Finds companies by name during input. */
export function CompanySearchPanel() {
  const { client } = useServices();
  const [text, setText] = useState('');
  const [searchText, setSearchText] = useState('');
  const draft = useSearchDraft(quickSearchDelay, setSearchText);
  const isSearch = searchText !== '';
  const query = useQuery({ ...companiesByNameQuery(client, searchText), enabled: isSearch });

  function changeText(next: string) {
    setText(next);
    draft.change(next);
  }

  return (
    <CompanyQuickSearch
      text={text}
      onTextChange={changeText}
      companies={isSearch ? toLoadable(query) : null}
      hrefOf={({ id }) => companyPath(id)}
      onRetry={() => void query.refetch()}
    />
  );
}
