import { useState } from 'react';
import { storedInput } from '../../session/storedInput.ts';
import { toRecord } from '../../session/toRecord.ts';

/**
 * What the user has written into a form and not sent. It survives a reload, and a visit to another page, such as one
 * that may answer the question.
 *
 * @param name of the form and of what its page is about
 */
export function useFormDraft<Field extends string>(name: string, fields: readonly Field[]) {
  const stored = storedInput(
    `form.${name}`,
    (value) => parseDraft(value, fields),
    () => window.sessionStorage,
  );
  const [kept, setKept] = useState(() => ({ name, draft: stored.read() }));
  // The same page about something else.
  if (kept.name !== name) setKept({ name, draft: stored.read() });

  function keep(draft: Record<Field, string> | null) {
    stored.write(draft);
    setKept({ name, draft });
  }

  return { draft: kept.draft, keep, clear: () => keep(null) };
}

/** Null where a field is missing, such as in an older version's. */
function parseDraft<Field extends string>(value: unknown, fields: readonly Field[]): Record<Field, string> | null {
  const record = toRecord(value);
  if (!fields.every((field) => typeof record[field] === 'string')) return null;
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as Record<Field, string>;
}
