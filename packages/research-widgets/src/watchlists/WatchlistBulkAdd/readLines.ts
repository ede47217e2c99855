import { limits } from '@fs/api-contract';

/** Why a line is not sent for matching: too long, not displayable, code, or without a letter. */
export type LineProblem = 'too-long' | 'unreadable' | 'markup' | 'no-letters';

/** A line of input. */
export interface EnteredLine {
  /** Line number, from 1. */
  number: number;
  text: string;
  /** Absent for a valid line. */
  problem?: LineProblem;
}

/** The lines of a text. Each line that is not blank is in one of these. */
export interface ReadLines {
  lines: readonly EnteredLine[];
  /** Number of repeated lines. */
  repeated: number;
  /** Original text of the lines beyond the limit. */
  rest: readonly string[];
}

/** Invisible characters without a meaning in names. Joiners are kept. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;
/** Control characters, lone surrogates and the replacement character. */
const unreadable = /[\p{Cc}\p{Cs}\ufffd]/u;
const markup = /<[a-z!/?]|^(javascript|vbscript|data):/i;

/** Reads up to `most` unique lines, ignoring case, and reports the problem of each invalid one. */
export function readLines(entered: readonly string[], most: number = limits.recognitionLines): ReadLines {
  const lines: EnteredLine[] = [];
  const rest: string[] = [];
  const known = new Set<string>();
  let repeated = 0;
  for (const [index, raw] of entered.entries()) {
    const text = raw.replace(invisible, '').trim();
    if (text === '') continue;
    const key = text.toLowerCase();
    if (known.has(key)) repeated += 1;
    else if (lines.length === most) rest.push(text);
    else {
      known.add(key);
      const problem = problemOf(text);
      lines.push({ number: index + 1, text, ...(problem && { problem }) });
    }
  }
  return { lines, repeated, rest };
}

/** Returns why a text is not sent for matching. */
export function problemOf(text: string): LineProblem | undefined {
  if (text.length > limits.recognitionLineLength) return 'too-long';
  if (unreadable.test(text)) return 'unreadable';
  if (markup.test(text)) return 'markup';
  return /[\p{L}\p{N}]/u.test(text) ? undefined : 'no-letters';
}
