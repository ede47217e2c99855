'use client';
import { limits } from '@fs/api-contract';
import { Button, lazyComponent, Notice, Section, Stack, TagList, Text, useMessages, VisuallyHidden } from '@fs/ui';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { CompanyPicker, type CompanyPickerProps } from '../../companies/CompanyPicker/CompanyPicker.tsx';
import type { JoinedCompanies } from '../../internal/watchlists/joinCompanies.ts';
import type { WatchlistBulkAddProps } from '../WatchlistBulkAdd/WatchlistBulkAdd.tsx';
import { watchlistModalMessages } from './WatchlistModal.messages.ts';

/** How the companies of the dialog are found. */
export interface WatchlistCompanySearch {
  /** What was found for the text that was searched for last; null before the first search. */
  found: CompanyPickerProps['found'];
  /** The user stopped typing for 750 ms; an empty text gives up what was found. */
  onSearch: (text: string) => void;
  /** The user wants another try after a search that failed. */
  onRetrySearch?: () => void;
  /** Recognises many pasted texts at once. Without it, that is not offered. */
  onRecognize?: WatchlistBulkAddProps['onRecognize'];
}

export interface WatchlistCompaniesProps extends WatchlistCompanySearch {
  companies: readonly LinkedCompany[];
  /** Companies of the list that these are added to. */
  presentIds: readonly string[];
  /** They are added to a list that is there already. */
  isAdding: boolean;
  /** Companies of the preset that there was no room for. */
  presetLeftOut: number;
  onAdd: (companies: readonly LinkedCompany[]) => JoinedCompanies<LinkedCompany>;
  onChange: (companies: readonly LinkedCompany[]) => void;
}

// Most lists are short: what reads many at once is loaded when it is asked for.
const WatchlistBulkAdd = lazyComponent(
  async () => (await import('../WatchlistBulkAdd/WatchlistBulkAdd.tsx')).WatchlistBulkAdd,
);

/** The companies of a list that is being put together: found one by one, or many at once. */
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
              room={most - companies.length}
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
