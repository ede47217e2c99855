'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { ProgressBar } from '../../../feedback/ProgressBar/ProgressBar.tsx';
import { Checkbox } from '../../../fields/Checkbox/Checkbox.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Text } from '../../../layout/Text/Text.tsx';
import { Popover } from '../../../overlays/Popover/Popover.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { SharedProps } from '../../../system/SharedProps.ts';
import type { TableColumn } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { shownColumns } from '../model/tableLayout.ts';
import { tableExportMessages } from './TableExport.messages.ts';
import { wordsOf } from './tableCsv.ts';
import { type RowBatches, writeTableFile } from './writeTableFile.ts';

export interface TableExportProps<Row> extends SharedProps<HTMLElement> {
  columns: readonly TableColumn<Row>[];
  /** Of the table: the columns that stand, in their order, are written. */
  state: TableState;
  /** Rows that match. */
  total: number;
  /** Rows that a file holds at most, where they may be fewer than match. */
  mostRows?: number;
  /** Asks for all that match, in their order, part by part: `batchRows` of those at hand, or a server's stream. */
  rowsOf: (options: { signal: AbortSignal }) => RowBatches<Row>;
  /** Without its ending. */
  fileName: string;
  /** The file is written. Default: the browser saves it. */
  onSave?: (file: Blob, name: string) => void;
}

type Progress =
  | { state: 'idle' | 'cancelled' | 'failed' }
  | { state: 'writing'; count: number }
  | { state: 'done'; count: number };

/** Writes what is seen into a file, however many rows there are; it can be watched and cancelled. */
export function TableExport<Row>({
  columns,
  state,
  total,
  mostRows = total,
  rowsOf,
  fileName,
  onSave = save,
  ...shared
}: TableExportProps<Row>) {
  const messages = useMessages(tableExportMessages);
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const [isRaw, setIsRaw] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isWriting = progress.state === 'writing';
  const expected = Math.min(total, mostRows);
  const written = shownColumns(columns, state).filter((column) => wordsOf(column)).length;

  async function write() {
    const cancel = new AbortController();
    running.current = cancel;
    const { signal } = cancel;
    setProgress({ state: 'writing', count: 0 });
    try {
      const { file, count } = await writeTableFile({
        parts: rowsOf({ signal }),
        columns,
        state,
        isRaw,
        signal,
        onProgress: (done) => setProgress({ state: 'writing', count: done }),
      });
      onSave(file, `${fileName}.csv`);
      setProgress({ state: 'done', count });
    } catch {
      setProgress({ state: signal.aborted ? 'cancelled' : 'failed' });
    }
  }

  return (
    <Popover {...shared} label={messages.open} placement="bottom end" trigger={<Button>{messages.open}</Button>}>
      <Stack gap="3">
        <Text>{messages.what({ rows: expected, columns: written })}</Text>
        {expected < total && <Text weight="semibold">{messages.capped({ rows: expected, total })}</Text>}
        <Checkbox
          label={messages.raw}
          description={messages.rawNote}
          isSelected={isRaw}
          isDisabled={isWriting}
          onChange={setIsRaw}
        />
        {progress.state === 'writing' && (
          <ProgressBar
            label={messages.writing}
            value={progress.count}
            maxValue={Math.max(1, expected)}
            valueLabel={messages.progress({ count: progress.count, total: expected })}
          />
        )}
        {/* One button, so that the focus stays on it. */}
        <Button tone={isWriting ? 'neutral' : 'accent'} onPress={isWriting ? () => running.current?.abort() : write}>
          {isWriting ? messages.cancel : messages.start}
        </Button>
        <Outcome progress={progress} />
      </Stack>
    </Popover>
  );
}

/** How it ended: read out when it does. */
function Outcome({ progress }: { progress: Progress }) {
  const messages = useMessages(tableExportMessages);
  return (
    <div role="status">
      {progress.state === 'done' && <Text weight="semibold">{messages.done({ count: progress.count })}</Text>}
      {progress.state === 'cancelled' && <Text>{messages.cancelled}</Text>}
      {progress.state === 'failed' && <Text tone="critical">{messages.failed}</Text>}
    </div>
  );
}

/** Milliseconds until the address of a saved file is given up: the browser has taken it by then (research §9). */
const revokedAfter = 150;

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokedAfter);
}
