'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { ProgressBar } from '../../../feedback/ProgressBar/ProgressBar.tsx';
import { Checkbox } from '../../../fields/Checkbox/Checkbox.tsx';
import { DownloadIcon } from '../../../internal/icons/DownloadIcon.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Text } from '../../../layout/Text/Text.tsx';
import { Popover } from '../../../overlays/Popover/Popover.tsx';
import { createLazyModule } from '../../../system/lazyModule/createLazyModule.ts';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { SharedProps } from '../../../system/SharedProps.ts';
import { useShortcuts } from '../../../system/shortcuts/useShortcuts.ts';
import { selectedCount, selectionTest, type TableSelection } from '../model/TableSelection.ts';
import { useTableStore } from '../model/TableStore.ts';
import { useTableMessages } from '../useTableMessages.ts';
import { wordsOf } from './csvLines.ts';
import { isExportFailure } from './exportFailure.ts';
import type { RowBatches } from './rowBatches.ts';
import { saveFile } from './saveFile.ts';
import { tableExportMessages } from './TableExport.messages.ts';

// Lazy-loaded: it brings the table's engine along, for the order of the columns.
const writer = createLazyModule(() => import('./writeTableFile.ts'));

export interface TableExportProps<Row> extends SharedProps<HTMLElement> {
  /** Maximum number of rows in the file. Default: all matching rows. */
  mostRows?: number;
  /**
   * Loads all matching rows in order, in batches: `batchRows` of local rows, or a server's stream. The user reads the
   * message of an `exportFailure` that it throws, and of no other error.
   */
  rowsOf: (options: { signal: AbortSignal }) => RowBatches<Row>;
  /** Adds what only some columns need to the rows of a batch, without those that the user didn't select. */
  completeRows?: (rows: readonly Row[], options: { signal: AbortSignal }) => Promise<readonly Row[]>;
  /** Without the extension. */
  fileName: string;
  /** Renders further ways to use the rows that match, below the export. `filters` are those of the table, in words. */
  renderMore?: (contents: { filters: readonly string[] }) => ReactNode;
  /** Called with the file. Default: the browser saves it. */
  onSave?: (file: Blob, name: string) => void;
}

type Progress =
  | { state: 'idle' | 'canceled' }
  | { state: 'failed'; message: string | undefined }
  | { state: 'writing'; count: number }
  | { state: 'done'; count: number };

/**
 * Exports a table's visible columns and matching rows, or the selected ones, as CSV, with progress and Cancel. Pass it to
 * `tools` of the Table. E opens it, where the app has shortcuts.
 *
 * @example
 * <Table {...table} tools={<TableExport fileName="harbors" rowsOf={() => batchRows(harbors)} />} />
 */
export function TableExport<Row>({
  mostRows = Number.POSITIVE_INFINITY,
  rowsOf,
  completeRows,
  fileName,
  onSave = saveFile,
  renderMore,
  ...shared
}: TableExportProps<Row>) {
  const messages = useMessages(tableExportMessages);
  const { columns, visibleColumns, state, rowKey, total } = useTableStore<Row>();
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const [isOpen, setOpen] = useState(false);
  const [isRaw, setIsRaw] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isWriting = progress.state === 'writing';
  const { selection } = state;
  // Rows that could not be counted are exported all the same.
  const expected =
    total === undefined ? undefined : Math.min(selection ? selectedCount(selection, total) : total, mostRows);
  const written = visibleColumns.filter((column) => wordsOf(column)).length;

  useShortcuts([{ keys: 'e', label: messages.exportTable, group: messages.table, onPress: () => setOpen(true) }]);

  async function write() {
    const cancel = new AbortController();
    running.current = cancel;
    const { signal } = cancel;
    setProgress({ state: 'writing', count: 0 });
    try {
      const { writeTableFile } = await writer.load();
      const { file, count } = await writeTableFile({
        parts: selection ? selectedRows(rowsOf({ signal }), rowKey, selection) : rowsOf({ signal }),
        completeRows,
        columns,
        state,
        isRaw,
        signal,
        onProgress: (done) => setProgress({ state: 'writing', count: done }),
      });
      onSave(file, `${fileName}.csv`);
      setProgress({ state: 'done', count });
    } catch (error) {
      const message = isExportFailure(error) ? error.message : undefined;
      setProgress(signal.aborted ? { state: 'canceled' } : { state: 'failed', message });
    }
  }

  return (
    <Popover
      {...shared}
      isOpen={isOpen}
      onOpenChange={setOpen}
      label={messages.open}
      placement="bottom end"
      trigger={
        <Button tone="quiet" icon={<DownloadIcon />}>
          {messages.open}
        </Button>
      }
    >
      <Stack gap="3">
        {expected !== undefined && <Text>{messages.what({ rows: expected, columns: written })}</Text>}
        {!selection && total !== undefined && total > mostRows && (
          <Text weight="semibold">{messages.capped({ rows: mostRows, total })}</Text>
        )}
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
            {...(expected !== undefined && {
              value: progress.count,
              maxValue: Math.max(1, expected),
              valueLabel: messages.progress({ count: progress.count, total: expected }),
            })}
          />
        )}
        {/* One button, so that the focus stays on it. */}
        <Button tone={isWriting ? 'neutral' : 'accent'} onPress={isWriting ? () => running.current?.abort() : write}>
          {isWriting ? messages.cancel : messages.start}
        </Button>
        <Outcome progress={progress} />
        {renderMore && <More render={renderMore} />}
      </Stack>
    </Popover>
  );
}

/** The selected ones of the rows that match. */
async function* selectedRows<Row>(
  parts: RowBatches<Row>,
  rowKey: (row: Row) => string,
  selection: TableSelection,
): RowBatches<Row> {
  const isSelected = selectionTest(selection);
  for await (const rows of parts) yield rows.filter((row) => isSelected(rowKey(row)));
}

function More({ render }: { render: NonNullable<TableExportProps<unknown>['renderMore']> }) {
  const { columns, state } = useTableStore();
  const words = useTableMessages();
  const filters = columns.flatMap((column) => {
    const filter = state.filters[column.id];
    const value = words.filter(filter, column);
    if (filter === undefined || value === undefined) return [];
    return [column.filterWords?.(filter) ?? words.messages.filterIs({ label: column.header, value })];
  });
  return render({ filters });
}

/** A live region with the result. */
function Outcome({ progress }: { progress: Progress }) {
  const messages = useMessages(tableExportMessages);
  return (
    <div role="status">
      {progress.state === 'done' && <Text weight="semibold">{messages.done({ count: progress.count })}</Text>}
      {progress.state === 'canceled' && <Text>{messages.canceled}</Text>}
      {progress.state === 'failed' && <Text tone="critical">{progress.message ?? messages.failed}</Text>}
    </div>
  );
}
