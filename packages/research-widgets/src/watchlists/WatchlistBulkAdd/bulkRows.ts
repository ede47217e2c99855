import type { CompanyCandidate, RecognizedLine } from '@fs/api-contract';
import { joinCompanies } from '../../internal/watchlists/joinCompanies.ts';
import type { EnteredLine, LineProblem } from './readLines.ts';

/** Group of a line in the review. It stays the same, so that the line does not move while the user corrects it. */
export type BulkGroup = 'several' | 'none' | 'refused' | 'certain';

/** A line and its match. */
export interface BulkRow {
  /** Line number, from 1. */
  number: number;
  /** The original text. */
  entered: string;
  group: BulkGroup;
  /** Why the line was not sent for matching. */
  problem?: LineProblem;
  /** Possible companies. */
  candidates: readonly CompanyCandidate[];
  /** The company. Null while there is no match. */
  company: CompanyCandidate | null;
  /** Whether the list already includes the company. */
  isOnList: boolean;
  /** Whether the user skipped the line. */
  isLeftOut: boolean;
}

/** Combines lines with the matches of those without a problem, in the same order. */
export function toBulkRows(lines: readonly EnteredLine[], recognized: readonly RecognizedLine[]): BulkRow[] {
  const answers = recognized.values();
  return lines.map(({ number, text, problem }) => {
    const row = { number, entered: text, isLeftOut: false } as const;
    if (problem) return { ...row, group: 'refused', problem, ...nothing };
    const answer = answers.next().value;
    return { ...row, group: answer?.match ?? 'none', ...(answer ? found(answer) : nothing) };
  });
}

const nothing = { candidates: [], company: null, isOnList: false } as const;

/** Applies a match to a line, also for a repeated search of one line. */
export function found({ match, candidates, isOnList }: RecognizedLine) {
  return { candidates, company: match === 'certain' ? (candidates[0] ?? null) : null, isOnList };
}

/** Totals of the lines. */
export interface BulkTally {
  /** Companies to add, without duplicates. */
  companies: readonly CompanyCandidate[];
  /** Lines that repeat the company of an earlier line. */
  repeated: number;
  /** Lines whose company the list already includes. */
  present: number;
  /** First line of each company that exceeds the list's limit. */
  overLimit: readonly BulkRow[];
  /** Lines without a company that were not skipped. */
  open: readonly BulkRow[];
}

/** Counts the lines for a list that includes `presentIds` and can take `quota` more companies. */
export function tallyOf(rows: readonly BulkRow[], presentIds: ReadonlySet<string>, quota: number): BulkTally {
  const wanted = rows.filter(({ isLeftOut }) => !isLeftOut);
  const known = wanted.filter((row) => row.company !== null);
  const fresh = known.flatMap((row) =>
    row.company && !row.isOnList && !presentIds.has(row.company.id)
      ? [{ id: row.company.id, row, company: row.company }]
      : [],
  );
  const { companies, repeated } = joinCompanies([], fresh, Number.POSITIVE_INFINITY);
  return {
    companies: companies.slice(0, quota).map(({ company }) => company),
    repeated,
    present: known.length - fresh.length,
    overLimit: companies.slice(quota).map(({ row }) => row),
    open: wanted.filter((row) => row.company === null),
  };
}

/** Formats a line for display: without invisible characters, and shortened. */
export function shownLine(text: string): string {
  const most = 120;
  const whole = text.replace(/[\p{Cc}\p{Cs}]/gu, '\ufffd');
  return whole.length > most ? `${whole.slice(0, most)}…` : whole;
}
