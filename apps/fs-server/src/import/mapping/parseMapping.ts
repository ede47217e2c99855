import { type AnyKind, kinds } from '../kinds/kinds.ts';
import { columnNames } from '../kinds/matchKind.ts';
import { toColumnKey } from '../reading/FileHeader.ts';
import { type ImportMapping, MappingError } from './ImportMapping.ts';

const members = ['file', 'kind', 'columns', 'constants', 'values', 'separators'];

/**
 * Parses a mapping file. Members whose names begin with `//` are comments.
 *
 * @param source Name of the file, for messages
 * @throws MappingError for everything that could mean something else than its author expects
 */
export function parseMapping(source: string, text: string): ImportMapping {
  const fail = (message: string): never => {
    throw new MappingError(`${source}: ${message}.`);
  };
  const mapping = toObject(parseJson(text, fail), 'the mapping');
  const unknown = [...mapping.keys()].find((name) => !members.includes(name));
  if (unknown !== undefined) fail(`unknown member “${unknown}”: use ${members.join(', ')}`);

  const file = mapping.get('file');
  if (typeof file !== 'string' || file === '') return fail('“file” must be the name of a file in the folder');
  const kind = toKind(mapping.get('kind') ?? 'companies');
  const ours = new Set(columnNames(kind).values());

  const columns = toColumns(toObject(mapping.get('columns') ?? {}, '“columns”'));
  const constants = toTexts(mapping.get('constants'), '“constants”');
  const values = new Map(
    Array.from(toObject(mapping.get('values') ?? {}, '“values”'), ([column, meanings]) => [
      column,
      new Map(
        Array.from(toTexts(meanings, `“values.${column}”`), ([written, means]) => [written.toLowerCase(), means]),
      ),
    ]),
  );
  const separators = toTexts(mapping.get('separators'), '“separators”');

  const readAs = toSources(columns);
  for (const column of [...readAs.keys(), ...constants.keys(), ...values.keys(), ...separators.keys()]) {
    if (!ours.has(column)) fail(`${kind.name} have no column “${column}”: use ${[...ours].join(', ')}`);
  }
  for (const column of constants.keys()) {
    if (readAs.has(column)) fail(`${column} is read from “${readAs.get(column)}”, and is a constant too`);
  }
  for (const column of [...values.keys(), ...separators.keys()]) {
    if (!readAs.has(column)) fail(`no column of the file is read as ${column}`);
  }
  for (const column of kind.columns.required) {
    if (typeof column === 'string' && !readAs.has(column) && !constants.has(column)) {
      fail(`${kind.name} need ${column}: read a column as it, or make it a constant`);
    }
  }
  return { source, file, kind, columns, constants, values, separators };

  function toObject(value: unknown, name: string): ReadonlyMap<string, unknown> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(`${name} must be an object`);
    return new Map(Object.entries(value).filter(([member]) => !member.startsWith('//')));
  }

  function toTexts(value: unknown, name: string): ReadonlyMap<string, string> {
    return new Map(
      Array.from(toObject(value ?? {}, name), ([member, text]) => {
        return [member, typeof text === 'string' ? text : fail(`${name}: “${member}” must be a text`)];
      }),
    );
  }

  function toKind(name: unknown): AnyKind {
    return typeof name === 'string' && Object.hasOwn(kinds, name)
      ? (kinds[name as keyof typeof kinds] as unknown as AnyKind)
      : fail(`“kind” must be one of ${Object.keys(kinds).join(', ')}`);
  }

  function toColumns(given: ReadonlyMap<string, unknown>): ReadonlyMap<string, readonly string[]> {
    return new Map(
      Array.from(given, ([theirs, value]) => {
        const read: unknown[] = value === null ? [] : [value].flat();
        if (read.some((each) => typeof each !== 'string')) {
          fail(`“columns”: “${theirs}” must be one of our columns, a list of them, or null`);
        }
        return [theirs, read as string[]];
      }),
    );
  }

  /** The file's columns by ours. */
  function toSources(given: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string> {
    const keys = new Map<string, string>();
    const sources = new Map<string, string>();
    for (const [theirs, read] of given) {
      const same = keys.get(toColumnKey(theirs));
      if (same !== undefined) fail(`“${same}” and “${theirs}” are the same column`);
      keys.set(toColumnKey(theirs), theirs);
      for (const column of read) {
        const other = sources.get(column);
        if (other !== undefined) fail(`“${other}” and “${theirs}” are both read as ${column}`);
        sources.set(column, theirs);
      }
    }
    return sources;
  }
}

/** What npm writes before the output of a script, as into a template that was printed without `--silent`. */
const npmLines = /^\uFEFF?(?:\s*> .*\n)+/;

function parseJson(text: string, fail: (message: string) => never): unknown {
  const [written = ''] = npmLines.exec(text) ?? [];
  try {
    return JSON.parse(text.slice(written.length).replace(/^\uFEFF/, ''));
  } catch (error) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    const before = written.split('\n').length - 1;
    return fail(line === undefined ? 'isn’t JSON' : `isn’t JSON: see line ${Number(line) + before}, column ${column}`);
  }
}
