'use client';
import { Inline, Select, ToggleButton, useMessages } from '@fs/ui';
import { feedMessages } from './Feed.messages.ts';
import { type FeedFilter, feedAmounts, feedKinds } from './feedFilter.ts';

export interface FeedFiltersProps {
  filter: FeedFilter;
  onChange: (filter: FeedFilter) => void;
  /** Lists to choose from. */
  lists: readonly { id: string; name: string }[];
}

const all = 'all';

/** Narrows the feed to a list, to kinds, and to large rounds. */
export function FeedFilters({ filter, onChange, lists }: FeedFiltersProps) {
  const messages = useMessages(feedMessages);
  const { listId, kinds, minAmount } = filter;
  const amounts = [...new Set([...feedAmounts, ...(minAmount === null ? [] : [minAmount])])].toSorted(
    (one, other) => one - other,
  );
  return (
    <Inline gap="4" align="end">
      <Select
        label={messages.list}
        options={[{ id: all, label: messages.allLists }, ...lists.map(({ id, name }) => ({ id, label: name }))]}
        value={listId ?? all}
        onChange={(id) => onChange({ ...filter, listId: id === all ? null : id })}
      />
      <Select
        label={messages.over}
        options={[
          { id: all, label: messages.anyAmount },
          ...amounts.map((amount) => ({ id: String(amount), label: messages.amount({ amount }) })),
        ]}
        value={minAmount === null ? all : String(minAmount)}
        onChange={(id) => onChange({ ...filter, minAmount: id === all ? null : Number(id) })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div role="group" aria-label={messages.kinds}>
        <Inline>
          {feedKinds.map((kind) => (
            <ToggleButton
              key={kind}
              isSelected={kinds.includes(kind)}
              onChange={(isOn) =>
                onChange({
                  ...filter,
                  kinds: feedKinds.filter((each) => (each === kind ? isOn : kinds.includes(each))),
                })
              }
            >
              {messages[kind]}
            </ToggleButton>
          ))}
        </Inline>
      </div>
    </Inline>
  );
}
