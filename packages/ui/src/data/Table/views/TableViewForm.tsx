'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { Notice } from '../../../feedback/Notice/Notice.tsx';
import { Checkbox } from '../../../fields/Checkbox/Checkbox.tsx';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { TableView } from './TableView.ts';
import { tableViewsMessages } from './TableViews.messages.ts';

export interface TableViewFormProps {
  /** There is a team to show a view to. */
  hasTeam: boolean;
  /** Whether the view is being saved. */
  isSaving: boolean;
  /** Why the view was not saved. */
  failure: string | undefined;
  /** Called when the view has been saved. */
  onSaved: () => void;
  onCreate: (view: Pick<TableView, 'name' | 'owner'>) => void;
}

/** Longest name of a view, in UTF-16 units. */
const longestName = 80;

/** Keeps the table as it is under a new name. */
export function TableViewForm({ hasTeam, isSaving, failure, onSaved, onCreate }: TableViewFormProps) {
  const messages = useMessages(tableViewsMessages);
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [error, setError] = useState<string>();
  // The failure may be that of a form that was closed since.
  const [hasTried, setTried] = useState(false);
  const wasSaving = useRef(false);
  const handleSaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (wasSaving.current && !isSaving && failure === undefined) handleSaved();
    wasSaving.current = isSaving;
  }, [isSaving, failure]);

  function create() {
    if (isSaving) return;
    const trimmed = name.trim();
    setTried(trimmed !== '');
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
        {hasTried && !isSaving && failure !== undefined && <Notice tone="critical">{failure}</Notice>}
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
        <Button type="submit" isPending={isSaving}>
          {messages.create}
        </Button>
      </Stack>
    </form>
  );
}
