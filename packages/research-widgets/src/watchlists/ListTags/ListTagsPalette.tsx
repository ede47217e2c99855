'use client';
import type { WatchlistSummary } from '@fs/api-contract';
import { CommandPalette, type CommandPaletteItem, useMessages } from '@fs/ui';
import { useState } from 'react';
import { listTagsMessages } from './ListTags.messages.ts';
import { listGroups, listsNamed } from './listGroups.ts';

export interface ListTagsPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Accessible name of the search, with the company. */
  label: string;
  lists: readonly WatchlistSummary[];
  onPick: (list: WatchlistSummary) => void;
  /** Called when the user creates a list. The name may be empty. */
  onCreate: (name: string) => void;
}

/** Sentinel that no list uses as its id. */
const newList = 'new';

/** Finds a list by name, grouped like the tags, with "new list" as the last option. */
export function ListTagsPalette({ isOpen, onOpenChange, label, lists, onPick, onCreate }: ListTagsPaletteProps) {
  const messages = useMessages(listTagsMessages);
  const [query, setQuery] = useState('');
  const name = query.trim();

  function change(next: boolean) {
    setQuery('');
    onOpenChange(next);
  }

  function toItem({ id, name: label, itemCount, hasCompany, readOnly }: WatchlistSummary): CommandPaletteItem {
    if (hasCompany) return { id, label, description: messages.hasIt };
    return { id, label, description: readOnly ? messages.isReadOnly : messages.companies({ count: itemCount }) };
  }

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={change}
      label={label}
      placeholder={messages.find}
      query={query}
      onQueryChange={setQuery}
      groups={[
        ...listGroups(listsNamed(lists, name)).map(({ account, lists: grouped }) => ({
          label: account ?? messages.personal,
          items: grouped.map(toItem),
        })),
        {
          label: messages.create,
          items: [{ id: newList, label: name === '' ? messages.createUnnamed : messages.createNamed({ name }) }],
        },
      ]}
      onSelect={(id) => {
        const picked = lists.find((list) => list.id === id);
        if (picked) onPick(picked);
        else onCreate(name);
      }}
    />
  );
}
