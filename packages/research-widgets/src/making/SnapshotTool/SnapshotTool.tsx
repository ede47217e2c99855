'use client';
import { limits } from '@fs/api-contract';
import { Button, Divider, Link, Stack, Text, useMessages } from '@fs/ui';
import { useState } from 'react';
import { snapshotToolMessages } from './SnapshotTool.messages.ts';

/** What is to be stored. */
export interface SnapshotRequest {
  /** What the rows are called. */
  name: string;
  /** The filters in words. */
  words: readonly string[];
}

export interface SnapshotActions {
  /** Starts to store all matching rows. */
  onSave: (request: SnapshotRequest) => Promise<{ ok: true } | { ok: false; error: string }>;
  /** URL of the list of snapshots. */
  href: string;
}

export interface SnapshotToolProps extends SnapshotActions {
  request: SnapshotRequest;
}

/** Stores the matching rows of a table, below its export. */
export function SnapshotTool({ request, onSave, href }: SnapshotToolProps) {
  const messages = useMessages(snapshotToolMessages);
  const [isSaving, setSaving] = useState(false);
  const [result, setResult] = useState<Awaited<ReturnType<SnapshotActions['onSave']>>>();

  async function save() {
    setSaving(true);
    const saved = await onSave(request);
    setSaving(false);
    setResult(saved);
  }

  return (
    <Stack gap="3">
      <Divider />
      <Text size="small" tone="muted">
        {messages.help({ days: limits.snapshotDays })}
      </Text>
      <Button isPending={isSaving} onPress={() => void save()}>
        {messages.save}
      </Button>
      <div role="status">
        {result?.ok && (
          <Stack gap="1">
            <Text weight="semibold">{messages.started}</Text>
            <Link href={href}>{messages.open}</Link>
          </Stack>
        )}
        {result?.ok === false && <Text tone="critical">{result.error}</Text>}
      </div>
    </Stack>
  );
}
