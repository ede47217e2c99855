import { basename } from 'node:path';
import { type AnyKind, kinds } from '../kinds/kinds.ts';
import { columnNames } from '../kinds/matchKind.ts';
import { readHeader } from '../reading/readHeader.ts';
import { SourceFile } from '../reading/SourceFile.ts';
import { surveyFile } from '../reading/surveyFile.ts';
import { guessColumns } from './guessColumns.ts';
import { MappingError } from './ImportMapping.ts';

const comments = [
  'Names the column of ours as which each column of the file is read: one, a list of several, or null for none.',
  '“constants” are texts for columns of ours that the file lacks: {"status": "operating"}.',
  '“values” says what the file’s texts mean: {"status": {"Active": "operating", "Exited": "acquired"}}.',
  '“separators” says what separates the entries of a list: {"category_list": ";"}.',
  'Members whose names begin with // are comments. Our columns are:',
];

/**
 * Writes a mapping for a file, as text. The columns are guesses by their names.
 * @throws MappingError for an unknown kind, and for a file without a header
 */
export async function mappingTemplate(path: string, kindName = 'companies'): Promise<string> {
  if (!Object.hasOwn(kinds, kindName)) {
    throw new MappingError(`There is no kind “${kindName}”: use ${Object.keys(kinds).join(', ')}.`);
  }
  const kind = kinds[kindName as keyof typeof kinds] as unknown as AnyKind;
  const names = await readNames(path);
  const ours = [...columnNames(kind).values()];
  const guesses = guessColumns(names, ours);
  const columns = new Map<string, string | string[] | null>(names.map((name) => [name, guesses.get(name) ?? null]));
  if (kindName === 'companies') addPermalink(columns);
  const template = {
    '//': comments,
    '// columns': Object.fromEntries(ours.map((column) => [column, describe(column, kind)])),
    file: basename(path),
    kind: kindName,
    columns: Object.fromEntries(columns),
    constants: {},
    values: {},
    separators: {},
  };
  return `${JSON.stringify(template, null, 2)}\n`;
}

/** Without an id of its own, a company is identified by its website, else by its name. */
function addPermalink(columns: Map<string, string | string[] | null>): void {
  const guessed = [...columns.values()];
  if (guessed.includes('permalink')) return;
  const key = ['homepage_url', 'name'].find((column) => guessed.includes(column));
  for (const [name, column] of columns) {
    if (column !== null && column === key) columns.set(name, ['permalink', key]);
  }
}

function describe(column: string, { columns }: AnyKind): string {
  const takes = columns.takes[column] ?? '';
  if (columns.required.includes(column)) return `required: ${takes}`;
  const group = columns.required.find((entry) => typeof entry !== 'string' && entry.includes(column));
  return typeof group === 'object' ? `one of ${group.join(', ')}: ${takes}` : takes;
}

async function readNames(path: string): Promise<readonly string[]> {
  const source = await SourceFile.open(path).catch((error: NodeJS.ErrnoException) => {
    throw new MappingError(`${path} could not be read (${error.code}).`);
  });
  const survey = await surveyFile(source);
  const candidates = survey === null ? [] : readHeader(survey);
  // The separator of the file is the one that makes the most columns.
  const [best] = candidates.toSorted((one, other) => other.names.length - one.names.length);
  if (source.fault !== null || best === undefined)
    throw new MappingError(`${path} ${source.fault ?? 'has no header'}.`);
  return best.names.filter((name) => name !== '');
}
