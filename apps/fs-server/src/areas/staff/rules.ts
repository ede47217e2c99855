import type { AuditEntry, PublicFormName, SubmissionKind } from '@fs/api-contract';
import type { AuditFacts } from '../../audit/audit.ts';

/** What a submission is for staff. A message to support that names a company reports a wrong fact of it. */
export function kindOf({ form, fields }: { form: PublicFormName; fields: Record<string, string> }): SubmissionKind {
  if (form === 'add-company') return 'suggestion';
  return form === 'support' && fields.company !== undefined ? 'report' : 'message';
}

/** The values of an audited event as texts, in their order. */
export function toFactTexts(facts: AuditFacts): AuditEntry['facts'] {
  return Object.entries(facts).map(([name, value]) => {
    if (value === null) return { name, value: '' };
    return { name, value: typeof value === 'object' ? value.join(', ') : String(value) };
  });
}

/** The ids of a comma list that can be those of users, up to a limit. */
export function parseUserIds(text: string, most: number): string[] {
  return [...new Set(text.split(','))].filter((id) => uuid.test(id)).slice(0, most);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id in `kind:ID`. Null for other kinds, operators, the server, and people who were not logged in. */
export function idOfKind(entry: string, wanted: string): string | null {
  const [kind, id = ''] = entry.split(':');
  return kind === wanted && uuid.test(id) ? id : null;
}

/** Whether a text can be the id of something that is stored. */
export const isId = (text: string): boolean => uuid.test(text);
