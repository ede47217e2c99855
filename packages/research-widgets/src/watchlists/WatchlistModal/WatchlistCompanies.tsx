'use client';
import { limits } from '@fs/api-contract';
import { Button, lazyComponent, Notice, Section, Stack, TagList, Text, useMessages, VisuallyHidden } from '@fs/ui';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { CompanyPicker, type CompanyPickerProps } from '../../companies/CompanyPicker/CompanyPicker.tsx';
import type { JoinedCompanies } from '../../internal/watchlists/joinCompanies.ts';
import type { WatchlistBulkAddProps } from '../WatchlistBulkAdd/WatchlistBulkAdd.tsx';
import { watchlistModalMessages } from './WatchlistModal.messages.ts';

/** Search of the dialog. */
export interface WatchlistCompanySearch {
  /** Results of the last search. Null before the first one. */
  found: CompanyPickerProps['found'];
  /** Called after 750 ms without input. An empty text clears the results. */
  onSearch: (text: string) => void;
  /** Called when the user retries a failed search. */
  onRetrySearch?: () => void;
  /** Matches many pasted texts at once. Without it there is no bulk entry. */
  onRecognize?: WatchlistBulkAddProps['onRecognize'];
}

export interface WatchlistCompaniesProps extends WatchlistCompanySearch {
  companies: readonly LinkedCompany[];
  /** Companies that the list already includes. */
  presentIds: readonly string[];
  /** Whether the companies are added to an existing list. */
  isAdding: boolean;
  /** Number of preset companies beyond the limit. */
  presetLeftOut: number;
  onAdd: (companies: readonly LinkedCompany[]) => JoinedCompanies<LinkedCompany>;
  onChange: (companies: readonly LinkedCompany[]) => void;
}

// Lazy-loaded, because most lists are short.
const WatchlistBulkAdd = lazyComponent(
  async () => (await import('../WatchlistBulkAdd/WatchlistBulkAdd.tsx')).WatchlistBulkAdd,
);

/** Selects the companies of a list, one by one or in bulk. */
export function WatchlistCompanies({
  companies,
  presentIds,
  isAdding,
  presetLeftOut,
  onAdd,
  onChange,
  found,
  onSearch,
  onRetrySearch,
  onRecognize,
}: WatchlistCompaniesProps) {
  const messages = useMessages(watchlistModalMessages);
  const most = limits.watchlistPreset;
  const [news, setNews] = useState<ReactNode>(null);
  const chosenIds = useMemo(() => new Set([...presentIds, ...companies.map(({ id }) => id)]), [presentIds, companies]);
  const [isBulk, setBulk] = useState(false);
  const [beforeAdding, setBeforeAdding] = useState(companies);

  function pick(company: LinkedCompany) {
    const { added, leftOut } = onAdd([company]);
    const { name } = company;
    if (added > 0) setNews(<VisuallyHidden>{messages.added({ name })}</VisuallyHidden>);
    else if (leftOut === 0) setNews(messages.repeated({ name }));
    else setNews(isAdding ? messages.fullAtOnce({ most }) : messages.full({ most }));
  }

  function remove(id: string) {
    const removed = companies.find((company) => company.id === id);
    if (removed) setNews(<VisuallyHidden>{messages.removed(removed)}</VisuallyHidden>);
    onChange(companies.filter((company) => company.id !== id));
  }

  return (
    <Section
      title={messages.companies}
      level={3}
      size="label"
      actions={
        <Text element="span" tone="muted" isTabular>
          {messages.count({ count: companies.length })}
        </Text>
      }
    >
      <Stack gap="3">
        {presetLeftOut > 0 && (
          <Notice tone="caution">{messages.presetLeftOut({ most, leftOut: presetLeftOut })}</Notice>
        )}
        {isBulk && onRecognize ? (
          <Suspense fallback={null}>
            <WatchlistBulkAdd
              presentIds={[...chosenIds]}
              quota={most - companies.length}
              onRecognize={onRecognize}
              onAdd={(chosen) => {
                setBeforeAdding(companies);
                onAdd(chosen);
              }}
              onUndo={() => onChange(beforeAdding)}
              onClose={() => setBulk(false)}
            />
          </Suspense>
        ) : (
          <>
            <CompanyPicker
              label={messages.search}
              autoFocus={isAdding}
              found={found}
              onSearch={onSearch}
              onRetry={onRetrySearch}
              onPick={pick}
              chosenIds={chosenIds}
            />
            {onRecognize && (
              <Stack direction="row">
                <Button
                  size="small"
                  onPress={() => {
                    setNews(null);
                    setBulk(true);
                  }}
                >
                  {messages.bulk}
                </Button>
              </Stack>
            )}
          </>
        )}
        <div role="status">
          <Text element="div" size="small" tone="muted">
            {news}
          </Text>
        </div>
        {companies.length > 0 ? (
          <TagList label={messages.chosen} tags={companies} shownAtFirst={limits.watchlistTags} onRemove={remove} />
        ) : (
          !isBulk && <Text tone="muted">{isAdding ? messages.noneToAdd : messages.none}</Text>
        )}
      </Stack>
    </Section>
  );
}
