import { userInfo } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../database/database.ts';
import { parseStorage, type Variables } from '../environment.ts';
import { accountCommands } from './accountCommands.ts';
import { createBackup, restoreBackup } from './backup.ts';
import { type AdminCommand, AdminError, type CommandWords, type StorageCommand } from './Command.ts';
import { serviceCommands } from './serviceCommands.ts';
import { userCommands } from './userCommands.ts';

const storageCommands: readonly StorageCommand[] = [
  {
    name: 'backup create',
    usage: 'FOLDER',
    summary: 'Copies database, keys and files into a new folder',
    words: [1, 1],
    runOnStorage: (storage, [folder = '']) => createBackup(storage, path.resolve(folder), new Date()),
  },
  {
    name: 'backup restore',
    usage: 'FOLDER',
    summary: 'Restores a backup into an empty data folder, and an empty database',
    words: [1, 1],
    runOnStorage: (storage, [folder = '']) => restoreBackup(storage, path.resolve(folder)),
  },
];

type AnyCommand = AdminCommand | StorageCommand;

export const adminCommands: readonly AnyCommand[] = [
  ...userCommands,
  ...accountCommands,
  ...serviceCommands,
  ...storageCommands,
];

/** Runs one command on the database that the variables name. @throws AdminError, EnvironmentError, DatabaseUnavailable */
export async function runAdmin(
  given: readonly string[],
  variables: Variables,
  readInput: () => Promise<string>,
): Promise<string> {
  const isJson = given.includes('--json');
  const all = given.filter((word) => word !== '--json');
  if (all.length === 0 || all.includes('--help')) return formatHelp();
  const { command, words } = findCommand(all);
  const storage = parseStorage(variables);
  const format = (result: object) => (isJson ? `${JSON.stringify(result)}\n` : formatResult(result));
  if ('runOnStorage' in command) return format(await command.runOnStorage(storage, words.words));
  const { databaseUrl, dataDir, keysSecret } = storage;
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    const actor = `operator:${userInfo().username}` as const;
    const result = await command.run({ database, dataDir, keysSecret, actor, now: () => new Date(), readInput }, words);
    return format(result);
  } finally {
    await database.close();
  }
}

/** @throws AdminError with the usage */
export function findCommand(given: readonly string[]): { command: AnyCommand; words: CommandWords } {
  const name = given.slice(0, 2).join(' ');
  const command = adminCommands.find((one) => one.name === name);
  if (!command) throw new AdminError(`There is no command ${name}.\n\n${formatHelp()}`);
  const words: string[] = [];
  const options: Record<string, string | true> = {};
  const rest = given.slice(2).values();
  for (const word of rest) {
    const option = /^--([a-z-]+)(?:=(.*))?$/s.exec(word);
    if (!option) {
      words.push(word);
      continue;
    }
    const [, key = '', value] = option;
    const takesValue = command.options?.[key];
    if (takesValue === undefined) throw new AdminError(`${name} has no option --${key}.\n${usageOf(command)}`);
    options[key] = takesValue ? requireValue(key, value ?? rest.next().value) : true;
  }
  const [least, most] = command.words;
  if (words.length < least || words.length > most) throw new AdminError(usageOf(command));
  return { command, words: { words, options } };
}

function requireValue(key: string, value: string | undefined): string {
  if (value === undefined) throw new AdminError(`--${key} needs a value.`);
  return value;
}

const usageOf = ({ name, usage }: AnyCommand): string => `Usage: npm run admin -- ${`${name} ${usage}`.trim()}`;

function formatHelp(): string {
  const lines = adminCommands.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`);
  return `Usage: npm run admin -- COMMAND [--json]\n\n${lines.join('\n')}\n`;
}

/** Lists as lines of columns, records as lines of names and values. */
function formatResult(result: object): string {
  const rows = Array.isArray(result) ? result : [result];
  if (rows.length === 0) return 'Nothing found.\n';
  const text = (value: unknown) => {
    if (value instanceof Date) return value.toISOString();
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '–');
  };
  if (!Array.isArray(result)) {
    return `${Object.entries(result)
      .map(([name, value]) => `${name}: ${text(value)}`)
      .join('\n')}\n`;
  }
  const names = Object.keys(rows[0]);
  const table = [names, ...rows.map((row) => names.map((name) => text(row[name])))];
  const widths = names.map((_name, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  return `${table
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
}
