import type { AuditAction } from '@fs/api-contract';
import type { Kysely } from 'kysely';
import type { AuditFacts } from '../database/auditTables.ts';
import type { Tables } from '../database/tables.ts';
import { cutText } from '../values/cutText.ts';

export type { AuditFacts } from '../database/auditTables.ts';

/** A user, an operator at the command line, the server itself, or somebody who is not logged in. */
export type AuditActor = `user:${string}` | `operator:${string}` | 'system' | 'anybody';

export interface AuditEvent {
  action: AuditAction;
  actor: AuditActor;
  /** Such as `user:ID`, `account:ID` or `company:ID`. */
  subject?: string | null;
  /** Names and values without secrets. Longer texts and lists are cut. */
  facts?: AuditFacts;
}

const maxFacts = 20;
const maxText = 200;
const maxList = 20;
const secretName = /password|secret|token|credential|^code$|key$/i;

async function record(
  transaction: Kysely<Tables>,
  { action, actor, subject = null, facts = {} }: AuditEvent,
): Promise<void> {
  await transaction
    .insertInto('audit_events')
    .values({
      action,
      actor: cut(actor, 120),
      subject: subject === null ? null : cut(subject, 120),
      facts: JSON.stringify(boundFacts(facts)),
    })
    .execute();
}

/** @throws Error for a name that suggests a secret, which is a mistake of the caller */
function boundFacts(facts: AuditFacts): AuditFacts {
  const secret = Object.keys(facts).find((name) => secretName.test(name));
  if (secret !== undefined) throw new Error(`The audit log must not contain ${secret}`);
  const bounded = Object.entries(facts)
    .slice(0, maxFacts)
    .map(([name, value]) => [cut(name, 40), boundValue(value)] as const);
  const kept: Record<string, AuditFacts[string]> = {};
  for (const [name, value] of bounded) {
    // Below the limit of the column, however many facts are long.
    if (JSON.stringify({ ...kept, [name]: value }).length > 3000) break;
    kept[name] = value;
  }
  return kept;
}

function boundValue(value: AuditFacts[string]): AuditFacts[string] {
  if (typeof value === 'string') return cut(value, maxText);
  if (typeof value === 'object' && value !== null) return value.slice(0, maxList).map((text) => cut(text, maxText));
  return value;
}

/** PostgreSQL stores no NUL, and half a surrogate pair is no text. */
function cut(text: string, length: number): string {
  return cutText(text.replaceAll('\0', '').toWellFormed(), length);
}

/** The log of who did what: logins, refusals, work of staff and operators. Written in the caller's transaction. */
export const audit = { record };
