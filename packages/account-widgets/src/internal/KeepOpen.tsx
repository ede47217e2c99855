'use client';
import { Button, Inline, MultiSelect, Notice, Stack } from '@fs/ui';
import { useState } from 'react';

interface KeepOpenProps {
  /** Everything of its kind, from which some stay open. */
  items: readonly { id: string; name: string; readOnly?: string | null | undefined }[];
  /** Maximum number that stays open. */
  limit: number;
  /** Whether the user may choose. */
  canChoose: boolean;
  messages: {
    /** That nothing is deleted, and that some are read-only. */
    over: string;
    label: string;
    tooMany: string;
    save: string;
  };
  /** Called with the ids of those that stay open. */
  onKeepOpen: (ids: readonly string[]) => void;
}

/** Lets an owner choose which watchlists or teams stay open where the plan includes fewer than there are. */
export function KeepOpen({ items, limit, canChoose, messages, onKeepOpen }: KeepOpenProps) {
  const [chosen, setChosen] = useState<readonly string[]>();
  const value = chosen ?? items.filter(({ readOnly }) => !readOnly).map(({ id }) => id);
  const isTooMany = value.length > limit;
  return (
    <Stack gap="4">
      <Notice tone="caution">{messages.over}</Notice>
      {canChoose && (
        <>
          <MultiSelect
            label={messages.label}
            options={items.map(({ id, name }) => ({ id, label: name }))}
            value={value}
            onChange={setChosen}
            {...(isTooMany && { error: messages.tooMany })}
          />
          <Inline>
            <Button disabledReason={isTooMany ? messages.tooMany : undefined} onPress={() => onKeepOpen(value)}>
              {messages.save}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}
