import { limits, type PublicFormName, publicForms, type SupportRequestRecord } from '@fs/api-contract';
import { HttpFailure, notFound } from '../../http/failures.ts';
import { parseEmail } from '../../http/parseEmail.ts';
import { cutText } from '../../values/cutText.ts';

/** @throws HttpFailure 404 for an unknown form */
export function requireForm(name: string): PublicFormName {
  if (!Object.hasOwn(publicForms, name)) throw notFound();
  return name as PublicFormName;
}

/** Validates the fields of a form, and omits empty ones. @throws HttpFailure 400 */
export function parseFields(form: PublicFormName, fields: Readonly<Record<string, string>>): Record<string, string> {
  const { required, optional } = publicForms[form];
  const names: readonly string[] = [...required, ...optional];
  const stranger = Object.keys(fields).find((name) => !names.includes(name));
  if (stranger !== undefined) throw new HttpFailure(400, `Unknown field: ${stranger}`);
  const typed = Object.entries(fields)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '');
  const filled = Object.fromEntries(typed);
  const missing = required.find((name) => filled[name] === undefined);
  if (missing) throw new HttpFailure(400, `${missing} is required`);
  if (filled.email !== undefined) parseEmail(filled.email);
  return filled;
}

/** The subject of a support request, or the first line of its message. */
export function titleOf({ subject, message = '' }: Readonly<Record<string, string>>): string {
  const [line = ''] = message.split(/\r\n|\r|\n/, 1);
  return cutText(subject ?? line, limits.supportRequestTitle);
}

/** Whether staff answered a support request, or closed it without an answer. */
export function stateOf({
  answer,
  answered_at,
}: {
  answer: string | null;
  answered_at: Date | null;
}): SupportRequestRecord['state'] {
  if (answered_at === null) return 'open';
  return answer === null ? 'closed' : 'answered';
}
