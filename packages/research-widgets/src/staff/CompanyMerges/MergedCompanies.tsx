'use client';
import type { CompanyMerge } from '@fs/api-contract';
import { Button, DateText, EmptyState, Inline, Notice, Stack, Text, useMessages } from '@fs/ui';
import { useState } from 'react';
import * as lined from '../../internal/linedRows.css.ts';
import { companyMergesMessages } from './CompanyMerges.messages.ts';

interface MergedCompaniesProps {
  merges: readonly CompanyMerge[];
  onUndo: (merge: CompanyMerge) => Promise<{ ok: true } | { ok: false; error: string }>;
  /** Called when a merge was undone. Its button is gone, so the focus needs a new place. */
  onUndone: () => void;
}

/** The companies that were merged into one, each with a way to undo that. */
export function MergedCompanies({ merges, onUndo, onUndone }: MergedCompaniesProps) {
  const messages = useMessages(companyMergesMessages);
  const [undoing, setUndoing] = useState<string>();
  const [restored, setRestored] = useState<string>();
  const [error, setError] = useState<string>();

  async function undo(merge: CompanyMerge) {
    setUndoing(merge.id);
    setRestored(undefined);
    const undone = await onUndo(merge);
    setUndoing(undefined);
    setError(undone.ok ? undefined : undone.error);
    if (!undone.ok) return;
    setRestored(merge.name);
    onUndone();
  }

  return (
    <Stack gap="3">
      {merges.length === 0 ? (
        <EmptyState message={messages.none} />
      ) : (
        <ul className={lined.list}>
          {merges.map((merge) => (
            <li key={merge.id} className={lined.row}>
              <Inline gap="3">
                <Text weight="medium">
                  <bdi>{merge.name}</bdi>
                </Text>
                <Text size="small" tone="muted">
                  <DateText value={merge.at} /> {merge.by !== null && messages.by({ name: merge.by })}
                </Text>
                <Button
                  size="small"
                  aria-label={messages.undoOf({ name: merge.name })}
                  isPending={undoing === merge.id}
                  onPress={() => void undo(merge)}
                >
                  {messages.undo}
                </Button>
              </Inline>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {restored !== undefined && <Notice tone="positive">{messages.restored({ name: restored })}</Notice>}
      </div>
      {error !== undefined && <Notice tone="critical">{error}</Notice>}
    </Stack>
  );
}
