'use client';
import type { MergePreview } from '@fs/api-contract';
import { KeyValue, Stack, Text, useMessages } from '@fs/ui';
import { companyMergesMessages } from './CompanyMerges.messages.ts';

/** What moves from one company to another, and what both have. */
export function MergePlan({ preview: { kept, parts } }: { preview: MergePreview }) {
  const messages = useMessages(companyMergesMessages);
  const known = parts.filter(({ moves, both }) => moves + both > 0);
  return (
    <Stack gap="3">
      {known.length === 0 ? (
        <Text>{messages.nothing}</Text>
      ) : (
        <KeyValue
          items={known.map(({ part, ...counts }) => ({ label: messages[part], value: messages.count(counts) }))}
        />
      )}
      <Text tone="muted">{messages.facts({ kept: kept.name })}</Text>
    </Stack>
  );
}
