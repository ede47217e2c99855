'use client';
import { type FileFieldFile, useMessages } from '@fs/ui';
import { useRef, useState } from 'react';
import { type CsvTable, toCsvTable } from './csvTable.ts';
import { decodeText } from './decodeText.ts';
import { parseCsv } from './parseCsv.ts';
import { watchlistBulkAddMessages } from './WatchlistBulkAdd.messages.ts';

/** A selected file and its content. */
export interface BulkFile {
  file: FileFieldFile;
  /** Null while the file loads and if it cannot be read. */
  table: CsvTable | null;
  /** Id of the column that contains the companies. */
  column: string;
  hasOpenQuote: boolean;
}

/** Reads one file at a time in the browser. */
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
    // The user selected another file or removed this one meanwhile.
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
    /** Values of the selected column. */
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
