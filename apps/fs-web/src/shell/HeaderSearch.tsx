import { GlobalSearch, type GlobalSearchLinks, type GlobalSearchProps } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import {
  companyHref,
  describedCompaniesPath,
  investorHref,
  marketPath,
  personHref,
  searchPath,
  suggestCompanyPath,
} from '../addresses/appPaths.ts';
import { useFoundArticleHref } from '../addresses/articleLinks.ts';
import { topicPath } from '../addresses/linkPaths.ts';
import { quickSearchQuery } from '../queries/searches.ts';
import { toLoadable } from '../queries/toLoadable.ts';
import { useServices } from '../services.tsx';
import { usePlainFilter } from './usePlainFilter.ts';
import { useSearchActions } from './useSearchActions.ts';

/** The header's search. Its keys are in `AppKeys`. */
export function HeaderSearch({ isOpen, onOpenChange }: Pick<GlobalSearchProps, 'isOpen' | 'onOpenChange'>) {
  const { client, recentCompanies } = useServices();
  const router = useRouter();
  const [text, setText] = useState('');
  const query = useQuery(quickSearchQuery(client, text));
  const links = useSearchLinks();

  return (
    <GlobalSearch
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      results={text === '' ? null : toLoadable(query)}
      onSearch={setText}
      recent={recentCompanies.list()}
      links={links}
      actions={useSearchActions()}
      filter={usePlainFilter(text)}
      onNavigate={(href) => void router.navigate({ href })}
    />
  );
}

/** Links of results. */
function useSearchLinks(): GlobalSearchLinks {
  const articleHref = useFoundArticleHref();
  return {
    company: companyHref,
    market: marketPath,
    topic: topicPath,
    article: articleHref,
    person: personHref,
    backer: investorHref,
    all: searchPath,
    described: describedCompaniesPath,
    suggest: suggestCompanyPath,
  };
}
