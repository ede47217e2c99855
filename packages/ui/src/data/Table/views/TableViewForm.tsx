'use client';
import { useState } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { Checkbox } from '../../../fields/Checkbox/Checkbox.tsx';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { TableView } from './TableView.ts';
import { tableViewsMessages } from './TableViews.messages.ts';

export interface TableViewFormProps {
  /** There is a team to show a view to. */
  hasTeam: boolean;
  onCreate: (view: Pick<TableView, 'name' | 'owner'>) => void;
}

/** Longest name of a view, in UTF-16 units. */
const longestName = 80;

/** Keeps the table as it is under a new name. */
export function TableViewForm({ hasTeam, onCreate }: TableViewFormProps) {
  const messages = useMessages(tableViewsMessages);
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [error, setError] = useState<string>();
  function create() {
    const trimmed = name.trim();
    if (trimmed === '') setError(messages.nameMissing);
    else onCreate({ name: trimmed, owner: isShared ? 'team' : 'mine' });
  }
  return (
    <form
      aria-label={messages.saveCopy}
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <Stack gap="2">
        <TextField
          label={messages.name}
          value={name}
          maxLength={longestName}
          error={error}
          onChange={(next) => {
            setName(next);
            setError(undefined);
          }}
        />
        {hasTeam && <Checkbox label={messages.share} isSelected={isShared} onChange={setIsShared} />}
        <Button type="submit">{messages.create}</Button>
      </Stack>
    </form>
  );
}
