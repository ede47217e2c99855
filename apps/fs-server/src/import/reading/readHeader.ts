import { arrayStart, JsonArrayScanner } from './JsonArrayScanner.ts';
import { articlesIn, membersOf, parseObject } from './jsonObject.ts';
import { LineScanner } from './LineScanner.ts';
import { scanRecord } from './scanRecord.ts';
import type { Survey } from './surveyFile.ts';

/** One way to read a file's header. */
export type HeaderCandidate =
  | { format: 'csv'; delimiter: string; headerLines: number; names: readonly string[] }
  /** Member names of the first objects. */
  | { format: 'lines' | 'array'; names: readonly string[] };

const delimiters = [',', ';', '\t'];
/** Lines before the header: comments, empty lines, and Excel's separator hint. */
const comment = /^\s*(?:#|\/\/|sep=.\s*$|$)/i;

/** Returns every way to read the header of a file; none for an empty file. */
export function readHeader({ head, isWhole }: Pick<Survey, 'head' | 'isWhole'>): HeaderCandidate[] {
  const start = head.trimStart();
  if (start === '') {
    return [];
  }
  if (arrayStart.test(head)) {
    return [{ format: 'array', names: listMemberNames(new JsonArrayScanner().read(head)) }];
  }
  const scanner = new LineScanner();
  if (start.startsWith('{')) {
    const pieces = scanner.read(head);
    return [{ format: 'lines', names: listMemberNames(isWhole ? [...pieces, ...scanner.finish()] : pieces) }];
  }
  return delimiters.flatMap((delimiter) => readCsvHeader(head, delimiter, isWhole));
}

function readCsvHeader(head: string, delimiter: string, isWhole: boolean): HeaderCandidate[] {
  let position = 0;
  let headerLines = 0;
  while (true) {
    const newline = head.indexOf('\n', position);
    const line = head.slice(position, newline === -1 ? head.length : newline);
    if (newline === -1 || !comment.test(line)) break;
    position = newline + 1;
    headerLines += 1;
  }
  const scanned = scanRecord(head, position, { delimiter, width: Number.POSITIVE_INFINITY }, isWhole);
  if (scanned.outcome !== 'record') {
    return [];
  }
  headerLines += head.slice(position, scanned.end).trimEnd().split('\n').length;
  return [{ format: 'csv', delimiter, headerLines, names: scanned.cells.map((name) => name.trim()) }];
}

function listMemberNames(pieces: readonly { text: string }[]): string[] {
  const objects = pieces.slice(0, 50).flatMap(({ text }) => {
    const object = parseObject(text);
    return object === null ? [] : (articlesIn(object) ?? [object]);
  });
  return [...new Set(objects.flatMap((object) => membersOf(object).map(([name]) => name)))];
}
