'use client';
import { type FileFieldFile, useMessages } from '@fs/ui';
import { useRef, useState } from 'react';
import { type CsvTable, toCsvTable } from './csvTable.ts';
import { decodeText } from './decodeText.ts';
import { parseCsv } from './parseCsv.ts';
import { watchlistBulkAddMessages } from './WatchlistBulkAdd.messages.ts';

/** A file that was chosen, and what is in it. */
export interface BulkFile {
  file: FileFieldFile;
  /** Null while it is read, and where it cannot be. */
  table: CsvTable | null;
  /** Id of the column that the companies stand in. */
  column: string;
  hasOpenQuote: boolean;
}

/** Reads one file at a time on the user's device. */
export function useBulkFile() {
  const messages = useMessages(watchlistBulkAddMessages);
  const [chosen, setChosen] = useState<BulkFile | null>(null);
  const latest = useRef<File>(undefined);

  async function select(file: File) {
    latest.current = file;
    const facts = { id: 'file', name: file.name, size: file.size };
    const none = { table: null, column: '0', hasOpenQuote: false };
    setChosen({ file: { ...facts, state: 'uploading' }, ...none });
    const read = await readTable(file);
    // Another one was chosen meanwhile, or this one removed.
    if (latest.current !== file) return;
    if (typeof read === 'string') setChosen({ file: { ...facts, state: 'failed', error: messages[read] }, ...none });
    else setChosen({ file: { ...facts, state: 'done' }, ...read, column: read.table.likely });
  }

  return {
    chosen,
    select,
    remove: () => {
      latest.current = undefined;
      setChosen(null);
    },
    chooseColumn: (column: string) => setChosen((before) => before && { ...before, column }),
    /** What stands in the chosen column. */
    lines: chosen?.table?.rows.map((row) => row[Number(chosen.column)] ?? '') ?? [],
  };
}

async function readTable(file: File) {
  try {
    const text = decodeText(await file.arrayBuffer());
    if (text === null) return 'notText';
    const { rows, hasOpenQuote } = await parseCsv(text);
    return rows.length === 0 ? 'emptyFile' : { table: toCsvTable(rows), hasOpenQuote };
  } catch {
    return 'fileFailed';
  }
}
