import type { AuditActor } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';

/** What every command gets. */
export interface AdminContext {
  database: Database;
  dataDir: string;
  /** Set where processes share their keys through the database. */
  keysSecret?: string | undefined;
  /** Who runs the command, for the audit log. */
  actor: AuditActor;
  now: () => Date;
  /** All that the command is given on standard input. */
  readInput: () => Promise<string>;
}

/** A mistake of the caller, or a request that cannot be met. The message is for the operator. */
export class AdminError extends Error {
  override name = 'AdminError';
}

export interface CommandWords {
  /** Words after the name of the command. */
  words: readonly string[];
  options: Readonly<Record<string, string | true>>;
}

export interface AdminCommand {
  /** For example `users suspend`. */
  name: string;
  /** What follows the name: `EMAIL [--reason TEXT]`. */
  usage: string;
  summary: string;
  /** Number of words after the name. */
  words: readonly [least: number, most: number];
  /** Options; `true` for those with a value. */
  options?: Readonly<Record<string, boolean>>;
  /** Whether the command reads only, so that nothing is audited. */
  isRead?: boolean;
  /** @returns what is printed: a record, or a list of records. @throws AdminError */
  run(context: AdminContext, given: CommandWords): Promise<object>;
}

/** A command that works on the stored data itself, with the database closed. */
export interface StorageCommand extends Omit<AdminCommand, 'run' | 'isRead'> {
  runOnStorage(
    storage: { dataDir: string; databaseUrl: string | undefined },
    words: readonly string[],
  ): Promise<object>;
}

/** The value of an option; undefined when it was not given. */
export function optionOf({ options }: CommandWords, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** @throws AdminError naming the allowed words */
export function oneOf<Word extends string>(what: string, text: string, allowed: readonly Word[]): Word {
  const found = allowed.find((word) => word === text);
  if (found === undefined) throw new AdminError(`${what} must be one of ${allowed.join(', ')}.`);
  return found;
}

/** @throws AdminError */
export function wholeNumber(what: string, text: string, most = 1_000_000): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value > most) throw new AdminError(`${what} must be a whole number up to ${most}.`);
  return value;
}
