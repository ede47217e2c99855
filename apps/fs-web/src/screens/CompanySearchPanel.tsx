import { CompanyQuickSearch } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyPath } from '../appPaths.ts';
import { companiesByNameQuery } from '../queries/companies.ts';
import { toLoadable } from '../queries/toLoadable.ts';
import { useServices } from '../services.tsx';
import { useDebounced } from './useDebounced.ts';

/** Milliseconds without a keystroke before a quick search (research §9). */
const quickSearchDelay = 750;
/** A search acts on more than two characters (research §5). */
const shortestText = 3;

/** Finds companies by name as the user types. */
export function CompanySearchPanel() {
  const { client } = useServices();
  const [text, setText] = useState('');
  const settled = useDebounced(text.trim(), quickSearchDelay);
  const isLongEnough = settled.length >= shortestText && text.trim().length >= shortestText;
  const query = useQuery({ ...companiesByNameQuery(client, settled), enabled: isLongEnough });
  return (
    <CompanyQuickSearch
      text={text}
      onTextChange={setText}
      companies={isLongEnough ? toLoadable(query) : null}
      hrefOf={({ id }) => companyPath(id)}
      onRetry={() => void query.refetch()}
    />
  );
}
