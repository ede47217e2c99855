'use client';
import { limits } from '@fs/api-contract';
import { TableExport, type TableExportProps } from '@fs/ui';
import type { ReactNode } from 'react';
import { type SnapshotActions, SnapshotTool } from '../making/SnapshotTool/SnapshotTool.tsx';

/** Loads all matching rows in order, in batches. */
export type ExportRows<Row> = TableExportProps<Row>['rowsOf'];

export interface ExportToolOptions<Row> {
  rowsOf: ExportRows<Row> | undefined;
  /** Adds what only some columns need to the rows of a batch. */
  completeRows?: TableExportProps<Row>['completeRows'] | undefined;
  /** Name of the exported file, without its extension. */
  fileName: string;
  /** Stores the rows on the server. Without it, they can only be exported. */
  snapshots?: SnapshotActions | undefined;
}

/** Combines tools above the rows with the export button. Undefined if there is neither. */
export function withExportTool<Row>(
  tools: ReactNode,
  { rowsOf, completeRows, fileName, snapshots }: ExportToolOptions<Row>,
): ReactNode {
  if (!rowsOf) return tools;
  return (
    <>
      {tools}
      <TableExport
        rowsOf={rowsOf}
        {...(completeRows && { completeRows })}
        fileName={fileName}
        mostRows={limits.exportedRows}
        {...(snapshots && {
          renderMore: ({ filters }) => <SnapshotTool {...snapshots} request={{ name: fileName, words: filters }} />,
        })}
      />
    </>
  );
}
