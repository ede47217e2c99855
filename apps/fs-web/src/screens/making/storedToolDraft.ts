import type { ToolType } from '@fs/api-contract';
import type { ToolDraft } from '@fs/research-widgets';
import { inputKeys } from '../../session/forgetInput.ts';
import { toRecord } from '../../session/toRecord.ts';

export interface StoredToolDraft {
  /** Null before the first input. */
  read(): ToolDraft | null;
  write(draft: ToolDraft): void;
}

/**
 * What a user has entered into the form of a tool. It is in session storage, so that it survives a reload.
 *
 * @param storage returns `sessionStorage`. If blocked storage throws, a reload clears the input.
 */
export function storedToolDraft(tool: ToolType, storage: () => Pick<Storage, 'getItem' | 'setItem'>): StoredToolDraft {
  const key = `${inputKeys.session}tool.${tool}`;
  return {
    read: () => {
      try {
        return parseDraft(JSON.parse(storage().getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    write: (draft) => {
      try {
        storage().setItem(key, JSON.stringify(draft));
      } catch {
        // With full or blocked storage a reload clears the input.
      }
    },
  };
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
