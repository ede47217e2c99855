import { limits } from '@fs/api-contract';

/** Why a line is not looked for: longer than any name, not to be displayed, a program, or without a letter. */
export type LineProblem = 'too-long' | 'unreadable' | 'markup' | 'no-letters';

/** A line as it was entered. */
export interface EnteredLine {
  /** Its place among all lines, from 1. */
  number: number;
  text: string;
  /** Absent where nothing speaks against looking for it. */
  problem?: LineProblem;
}

/** What a text of many lines holds. Every line that is not blank is in one of these. */
export interface ReadLines {
  lines: readonly EnteredLine[];
  /** How many say the same as an earlier one. */
  repeated: number;
  /** What there is no room for at once, as it was entered. */
  rest: readonly string[];
}

/** Marks that are not seen and mean nothing in a name; those that join letters do. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;
/** Control characters, halves of characters, and what stands for a character that was lost. */
const unreadable = /[\p{Cc}\p{Cs}\ufffd]/u;
const markup = /<[a-z!/?]|^(javascript|vbscript|data):/i;

/** Reads at most `most` lines, each once, and tells good from bad; what differs in case alone is the same. */
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

/** What speaks against looking for a text. */
export function problemOf(text: string): LineProblem | undefined {
  if (text.length > limits.recognitionLineLength) return 'too-long';
  if (unreadable.test(text)) return 'unreadable';
  if (markup.test(text)) return 'markup';
  return /[\p{L}\p{N}]/u.test(text) ? undefined : 'no-letters';
}
