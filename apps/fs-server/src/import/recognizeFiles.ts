import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type AnyKind, kindList } from './kinds/kinds.ts';
import { columnNames, countKnown, type KindMatch, matchKinds } from './kinds/matchKind.ts';
import { createTranslation, type MappedHeader, mapHeader } from './mapping/applyMapping.ts';
import { type ImportMapping, MappingError } from './mapping/ImportMapping.ts';
import type { Encoding } from './reading/detectEncoding.ts';
import type { FileHeader } from './reading/FileHeader.ts';
import { type HeaderCandidate, readHeader } from './reading/readHeader.ts';
import { SourceFile } from './reading/SourceFile.ts';
import { surveyFile } from './reading/surveyFile.ts';
import type { SourceRow } from './SourceRow.ts';

export interface RecognizedFile {
  name: string;
  source: SourceFile;
  encoding: Encoding;
  header: FileHeader;
  kind: AnyKind;
  /** Gives a row of a mapped file the columns of its kind. */
  translate?: (row: SourceRow) => SourceRow;
  /** Information for the user, as in `FileReport`. */
  notes?: readonly string[];
}

/** A file that cannot be imported. */
export interface UnrecognizedFile {
  name: string;
  /** The rest of a sentence that starts with the file name. */
  reason: string;
  /** Whether its name suggests data, so that the import counts as incomplete. */
  isProblem: boolean;
}

const dataName = /\.(?:csv|tsv|tab|json|ndjson|jsonl)(?:\.gz)?$/i;

/**
 * Recognizes the files of a folder, and sorts the importable ones so that referenced kinds come first.
 * @throws MappingError when a mapping does not fit its file
 */
export async function recognizeFiles(
  folder: string,
  mappings: readonly ImportMapping[] = [],
): Promise<(RecognizedFile | UnrecognizedFile)[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  for (const { source, file } of mappings) {
    if (!names.includes(file)) throw new MappingError(`${source}: the folder has no file ${file}.`);
  }
  const files: (RecognizedFile | UnrecognizedFile)[] = [];
  for (const name of names) {
    const mapping = mappings.find(({ file }) => file === name);
    files.push(await recognizeFile(join(folder, name), mapping));
  }
  const order = (file: RecognizedFile | UnrecognizedFile) =>
    'kind' in file ? kindList.indexOf(file.kind) : kindList.length;
  return files.sort((a, b) => order(a) - order(b));
}

async function recognizeFile(path: string, mapping?: ImportMapping): Promise<RecognizedFile | UnrecognizedFile> {
  const name = basename(path);
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => `could not be read (${error.code})`);
  if (typeof found === 'string') {
    return { name, reason: found, isProblem: true };
  }
  if (!found.isFile()) {
    return { name, reason: found.isDirectory() ? 'is a folder' : 'is not a file', isProblem: false };
  }
  const source = await SourceFile.open(path);
  const survey = await surveyFile(source);
  const unrecognized = (reason: string): UnrecognizedFile => ({
    name,
    reason: source.fault ?? reason,
    isProblem: source.fault !== null || dataName.test(name),
  });
  if (survey === null) {
    return unrecognized('is not text in UTF-8, UTF-16, or Windows-1252');
  }
  const candidates = readHeader(survey);
  const mapped = mapping && mapHeader(candidates, mapping);
  if (mapping && mapped) {
    const recognized = { name, source, encoding: survey.encoding, ...toMapped(mapping, mapped) };
    const repeated = findRepeated(mapped.header);
    return repeated === undefined ? recognized : unrecognized(`has the column ${repeated} twice`);
  }
  const matches = candidates.map((candidate) => ({ candidate, match: findBestMatch(candidate) }));
  matches.sort((a, b) => a.match.missing.length - b.match.missing.length || countKnown(b.match) - countKnown(a.match));
  const [best] = matches;
  if (best === undefined) {
    return unrecognized(survey.head.trim() === '' ? 'is empty' : 'has no header');
  }
  if (best.match.missing.length > 0) {
    return unrecognized(describeMiss(best.match));
  }
  const header = toHeader(best.candidate, best.match);
  const repeated = findRepeated(header);
  return repeated === undefined
    ? { name, source, encoding: survey.encoding, header, kind: best.match.kind }
    : unrecognized(`has the column ${repeated} twice`);
}

function findBestMatch({ names }: HeaderCandidate): KindMatch {
  const [best] = matchKinds(names, kindList);
  if (best === undefined) throw new Error('There are no kinds of files.');
  return best;
}

function toHeader(candidate: HeaderCandidate, { kind, known }: KindMatch): FileHeader {
  return candidate.format === 'csv'
    ? { format: 'csv', delimiter: candidate.delimiter, headerLines: candidate.headerLines, columns: known }
    : { format: candidate.format, columns: columnNames(kind) };
}

function toMapped(mapping: ImportMapping, { header, unmentioned }: MappedHeader) {
  const notes = [`was read as ${mapping.source} says.`];
  if (unmentioned.length > 0)
    notes.push(`has columns that ${mapping.source} does not mention: ${unmentioned.join(', ')}.`);
  return { header, kind: mapping.kind, translate: createTranslation(mapping), notes };
}

/** The members of an object have different names. */
function findRepeated(header: FileHeader): string | undefined {
  if (header.format !== 'csv') return undefined;
  const { columns } = header;
  return columns.find((column, index) => column !== null && columns.indexOf(column) < index) ?? undefined;
}

function describeMiss(match: KindMatch): string {
  if (countKnown(match) === 0) {
    return 'has no column that is known';
  }
  return `is no known kind of file: the nearest is ${match.kind.name}, which also needs ${match.missing.join(', ')}`;
}

/** The kinds of files with their required columns, one line each. */
export function describeKinds(kinds: readonly Pick<AnyKind, 'name' | 'columns'>[] = kindList): string[] {
  return kinds.map(({ name, columns }) => {
    const required = columns.required.map((entry) => (typeof entry === 'string' ? entry : entry.join(' or ')));
    return `${name}: ${required.join(', ')}`;
  });
}
