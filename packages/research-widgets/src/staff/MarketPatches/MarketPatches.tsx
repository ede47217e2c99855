'use client';
import type { CorrectedMarket, MarketPatch, MarketPatchEffect } from '@fs/api-contract';
import {
  Badge,
  Button,
  ComboBox,
  EmptyState,
  Inline,
  type Loadable,
  LoadableView,
  Notice,
  Section,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { useRef, useState } from 'react';
import * as lined from '../../internal/linedRows.css.ts';
import { quickSearchDelay, useSearchDraft } from '../../search/GlobalSearch/useSearchDraft.ts';
import { marketPatchesMessages } from './MarketPatches.messages.ts';

/** A change of one market that is not saved. `source`: as the source has it. */
export interface MarketChange {
  market: { id: string; name: string };
  op: MarketPatch['op'] | 'source';
  /** What the change does to the market: a restored market loses or gets the company. */
  effect: MarketPatch['op'];
}

export interface MarketPatchesProps {
  markets: readonly CorrectedMarket[];
  /** Markets of the last search by name. */
  found: readonly { id: string; name: string }[];
  isSearching?: boolean;
  /** Why the last search failed. Shown in place of that nothing was found. */
  searchFailure?: string | undefined;
  onSearch: (text: string) => void;
  /** Effect of the change that was last reported. Null without one. */
  effect: Loadable<MarketPatchEffect> | null;
  /** Called with a change that is not saved, to load its effect. Null once there is none. */
  onChange: (change: MarketChange | null) => void;
  /** Saves a change. It stays after a failure. */
  onSave: (change: MarketChange) => Promise<{ ok: true } | { ok: false; error: string }>;
  onRetryEffect?: () => void;
}

/** Puts a company into markets and takes it out of them, with the effect on their counts before saving. */
export function MarketPatches(props: MarketPatchesProps) {
  const { markets, found, isSearching = false, searchFailure, onSearch, onChange, onSave } = props;
  const messages = useMessages(marketPatchesMessages);
  const [change, setChange] = useState<MarketChange | null>(null);
  const [text, setText] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const draft = useSearchDraft(quickSearchDelay, onSearch);
  const section = useRef<HTMLDivElement>(null);

  function choose(next: MarketChange | null) {
    setChange(next);
    setError(undefined);
    onChange(next);
  }

  /** The pressed button is gone, so the focus moves to the section. */
  function end() {
    choose(null);
    section.current?.focus();
  }

  async function save(chosen: MarketChange) {
    setSaving(true);
    const saved = await onSave(chosen);
    setSaving(false);
    if (saved.ok) end();
    else setError(saved.error);
  }

  const options = found
    .filter(({ id }) => !markets.some((market) => market.id === id && market.op !== 'remove'))
    .map(({ id, name }) => ({ id, label: name }));
  return (
    <Section title={messages.title} level={2} size="title">
      <div ref={section} tabIndex={-1}>
        <Stack gap="4">
          {markets.length === 0 ? (
            <EmptyState message={messages.none} />
          ) : (
            <ul className={lined.list}>
              {markets.map((market) => (
                <MarketRow key={market.id} market={market} onChoose={choose} />
              ))}
            </ul>
          )}
          <ComboBox
            label={messages.add}
            placeholder={messages.placeholder}
            emptyText={searchFailure ?? messages.notFound}
            options={options}
            value={null}
            inputValue={text}
            isLoading={isSearching}
            onInputChange={(next) => {
              setText(next);
              draft.change(next);
            }}
            onChange={(id) => {
              const market = found.find((each) => each.id === id);
              setText('');
              if (market) choose({ market, op: 'add', effect: 'add' });
            }}
          />
          {change && props.effect && (
            <Section title={messages.effect} level={3} size="label">
              <Stack gap="3">
                <div role="status">
                  <LoadableView
                    of={props.effect}
                    skeleton={<Skeleton />}
                    {...(props.onRetryEffect && { onRetry: props.onRetryEffect })}
                  >
                    {(known) => <Effect effect={known} />}
                  </LoadableView>
                </div>
                {error !== undefined && <Notice tone="critical">{error}</Notice>}
                <Inline>
                  <Button tone="accent" isPending={isSaving} onPress={() => void save(change)}>
                    {messages.save}
                  </Button>
                  <Button onPress={end}>{messages.cancel}</Button>
                </Inline>
              </Stack>
            </Section>
          )}
        </Stack>
      </div>
    </Section>
  );
}

interface MarketRowProps {
  market: CorrectedMarket;
  onChoose: (change: MarketChange) => void;
}

function MarketRow({ market, onChoose }: MarketRowProps) {
  const messages = useMessages(marketPatchesMessages);
  const { name, op, company_count } = market;
  return (
    <li className={lined.row}>
      <Inline gap="3">
        <Text weight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text size="small" tone="muted">
          {messages.companies({ count: company_count })}
        </Text>
        {op !== null && (
          <Badge tone={op === 'add' ? 'positive' : 'caution'}>{op === 'add' ? messages.added : messages.removed}</Badge>
        )}
        {op === null ? (
          <Button
            size="small"
            aria-label={messages.removeFrom({ name })}
            onPress={() => onChoose({ market, op: 'remove', effect: 'remove' })}
          >
            {messages.remove}
          </Button>
        ) : (
          <Button
            size="small"
            aria-label={messages.restoreOf({ name })}
            onPress={() => onChoose({ market, op: 'source', effect: op === 'add' ? 'remove' : 'add' })}
          >
            {messages.restore}
          </Button>
        )}
      </Inline>
    </li>
  );
}

function Effect({ effect: { name, companies, total_funding_usd } }: { effect: MarketPatchEffect }) {
  const messages = useMessages(marketPatchesMessages);
  return (
    <Stack gap="1">
      <Text>{messages.effectCompanies({ name, ...companies })}</Text>
      <Text>{messages.effectFunding(total_funding_usd)}</Text>
    </Stack>
  );
}
