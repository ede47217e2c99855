'use client';
import type { CompanyCandidate, RecognizedLine } from '@fs/api-contract';
import { useMemo, useState } from 'react';
import { type BulkRow, found, tallyOf, toBulkRows } from './bulkRows.ts';
import { problemOf, type ReadLines } from './readLines.ts';

/** Outcome of matching. Compatible with the data client's Outcome. */
export type Recognition =
  | { readonly ok: true; readonly data: { readonly lines: readonly RecognizedLine[] } }
  | { readonly ok: false; readonly error: string };

export interface BulkAddOptions {
  presentIds: readonly string[];
  quota: number;
  onRecognize: (lines: readonly string[]) => Promise<Recognition>;
}

/** Outcome of a repeated search of one line. */
export type SecondLook = 'found' | 'none' | { error: string };

/** State of the lines and the user's decisions. */
export function useBulkAdd({ presentIds, quota, onRecognize }: BulkAddOptions) {
  const [rows, setRows] = useState<readonly BulkRow[]>([]);
  const [read, setRead] = useState<ReadLines>({ lines: [], repeated: 0, rest: [] });
  const [failure, setFailure] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  // A snapshot from before the match, so that adding companies does not change the review.
  const [ground, setGround] = useState({ present: new Set(presentIds), quota });
  const tally = useMemo(() => tallyOf(rows, ground.present, ground.quota), [rows, ground]);
  const change = (number: number, changes: Partial<BulkRow>) =>
    setRows((before) => before.map((row) => (row.number === number ? { ...row, ...changes } : row)));

  return {
    rows,
    read,
    tally,
    /** The list when the companies were matched. */
    ground,
    failure,
    isLooking,
    /** @returns whether there is something to review. */
    look: async (entered: ReadLines): Promise<boolean> => {
      const texts = entered.lines.filter(({ problem }) => !problem).map(({ text }) => text);
      setLooking(true);
      setFailure(undefined);
      const recognition: Recognition = texts.length > 0 ? await onRecognize(texts) : { ok: true, data: { lines: [] } };
      setLooking(false);
      if (recognition.ok) {
        setGround({ present: new Set(presentIds), quota });
        setRead(entered);
        setRows(toBulkRows(entered.lines, recognition.data.lines));
      } else setFailure(recognition.error);
      return recognition.ok;
    },
    lookAgain: async ({ number }: BulkRow, text: string): Promise<SecondLook> => {
      if (problemOf(text)) return 'none';
      const recognition = await onRecognize([text]);
      if (!recognition.ok) return recognition;
      const [answer] = recognition.data.lines;
      if (!answer || answer.match === 'none') return 'none';
      change(number, found(answer));
      return 'found';
    },
    choose: ({ number }: BulkRow, company: CompanyCandidate) => change(number, { company }),
    setLeftOut: ({ number }: BulkRow, isLeftOut: boolean) => change(number, { isLeftOut }),
  };
}

export type BulkAdd = ReturnType<typeof useBulkAdd>;
