'use client';
import type { Correction } from '@fs/api-contract';
import { DateText, EmptyState, Text, useFormats, useMessages } from '@fs/ui';
import * as rows from '../../internal/DealRows.css.ts';
import * as lined from '../../internal/linedRows.css.ts';
import { companyCorrectionsMessages } from './CompanyCorrections.messages.ts';

/** Who changed what of a company, the newest first. */
export function CorrectionHistory({ history }: { history: readonly Correction[] }) {
  const messages = useMessages(companyCorrectionsMessages);
  const formats = useFormats();
  if (history.length === 0) return <EmptyState message={messages.noHistory} />;

  function describe({ set, reset, market }: Correction): string {
    const moves = {
      add: messages.marketAdd,
      remove: messages.marketRemove,
      source: messages.marketSource,
    };
    const changes = [
      ...set.map(({ field, value }) =>
        value === null ? messages.emptied({ field: messages[field] }) : messages.set({ field: messages[field], value }),
      ),
      ...reset.map((field) => messages.wasReset({ field: messages[field] })),
      ...(market ? [moves[market.op]({ name: market.name })] : []),
    ];
    return changes.length === 0 ? messages.noChange : formats.list(changes);
  }

  return (
    <ul className={lined.list}>
      {history.map((correction, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a change has no identity, and the list is not reordered
        <li key={index} className={lined.row}>
          <div className={rows.words}>
            <Text>{describe(correction)}</Text>
            <Text size="small" tone="muted">
              <DateText value={correction.at} /> {correction.by !== null && messages.by({ name: correction.by })}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
