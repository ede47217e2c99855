import type { CompanyCandidate, RecognizedLine } from '@fs/api-contract';
import { joinCompanies } from '../../internal/watchlists/joinCompanies.ts';
import type { EnteredLine, LineProblem } from './readLines.ts';

/** Where a line stands in the review: for good, so that it does not jump away from the user who mends it. */
export type BulkGroup = 'several' | 'none' | 'refused' | 'certain';

/** A line and what was made of it. */
export interface BulkRow {
  /** Its place among all lines, from 1. */
  number: number;
  /** As it was entered. */
  entered: string;
  group: BulkGroup;
  /** Why it was not looked for. */
  problem?: LineProblem;
  /** What it may mean. */
  candidates: readonly CompanyCandidate[];
  /** What it means; null while nobody knows. */
  company: CompanyCandidate | null;
  /** The company is on the list already. */
  isOnList: boolean;
  /** The user does not want it. */
  isLeftOut: boolean;
}

/** Lines with what was recognised of those without a problem, in the same order. */
export function toBulkRows(lines: readonly EnteredLine[], recognised: readonly RecognizedLine[]): BulkRow[] {
  const answers = recognised.values();
  return lines.map(({ number, text, problem }) => {
    const row = { number, entered: text, isLeftOut: false } as const;
    if (problem) return { ...row, group: 'refused', problem, ...nothing };
    const answer = answers.next().value;
    return { ...row, group: answer?.match ?? 'none', ...(answer ? found(answer) : nothing) };
  });
}

const nothing = { candidates: [], company: null, isOnList: false } as const;

/** What an answer says of a line; a second look at one is read in the same way. */
export function found({ match, candidates, isOnList }: RecognizedLine) {
  return { candidates, company: match === 'certain' ? (candidates[0] ?? null) : null, isOnList };
}

/** What the lines come to. */
export interface BulkTally {
  /** What would be added now, each company once. */
  companies: readonly CompanyCandidate[];
  /** Lines whose company an earlier line means too. */
  repeated: number;
  /** Lines whose company is on the list already. */
  present: number;
  /** The first line of each company that the list has no room for. */
  noRoom: readonly BulkRow[];
  /** Lines that still have no company, and were not left out. */
  open: readonly BulkRow[];
}

/** Counts the lines, of which `room` companies can be added to a list that holds those of `presentIds`. */
export function tallyOf(rows: readonly BulkRow[], presentIds: ReadonlySet<string>, room: number): BulkTally {
  const wanted = rows.filter(({ isLeftOut }) => !isLeftOut);
  const known = wanted.filter((row) => row.company !== null);
  const fresh = known.flatMap((row) =>
    row.company && !row.isOnList && !presentIds.has(row.company.id)
      ? [{ id: row.company.id, row, company: row.company }]
      : [],
  );
  const { companies, repeated } = joinCompanies([], fresh, Number.POSITIVE_INFINITY);
  return {
    companies: companies.slice(0, room).map(({ company }) => company),
    repeated,
    present: known.length - fresh.length,
    noRoom: companies.slice(room).map(({ row }) => row),
    open: wanted.filter((row) => row.company === null),
  };
}

/** A line as it can be shown: without what cannot be, and not endless. */
export function shownLine(text: string): string {
  const most = 120;
  const whole = text.replace(/[\p{Cc}\p{Cs}]/gu, '\ufffd');
  return whole.length > most ? `${whole.slice(0, most)}…` : whole;
}
