import type { ToolType } from '@fs/api-contract';
import type { ToolDraft } from '@fs/research-widgets';
import { type StoredInput, storedInput } from '../../session/storedInput.ts';
import { toRecord } from '../../session/toRecord.ts';

/** What a user has entered into the form of a tool. Null before the first input. */
export function storedToolDraft(tool: ToolType, storage: Parameters<typeof storedInput>[2]): StoredInput<ToolDraft> {
  return storedInput(`tool.${tool}`, parseDraft, storage);
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Omits what has another form, such as an older version’s. */
function parseDraft(value: unknown): ToolDraft | null {
  if (value === null) return null;
  const { text, subject, tone, round } = toRecord(value);
  const { id, name } = toRecord(subject);
  return {
    text: toText(text) ?? '',
    subject: typeof id === 'string' && typeof name === 'string' ? { id, name } : null,
    tone: toText(tone),
    round: toText(round),
  };
}
