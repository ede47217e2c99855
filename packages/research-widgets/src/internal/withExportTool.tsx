'use client';
import { limits } from '@fs/api-contract';
import { TableExport, type TableExportProps } from '@fs/ui';
import type { ReactNode } from 'react';

/** Loads all matching rows in order, in batches. */
export type ExportRows<Row> = TableExportProps<Row>['rowsOf'];

type Exported<Row> = Pick<TableExportProps<Row>, 'columns' | 'state' | 'total' | 'rowsOf' | 'fileName'>;

/** Combines tools above the rows with the export button. Undefined if there is neither. */
export function withExportTool<Row>(
  tools: ReactNode,
  { rowsOf, ...props }: Omit<Exported<Row>, 'rowsOf'> & { rowsOf: ExportRows<Row> | undefined },
): ReactNode {
  if (!rowsOf) return tools;
  return (
    <>
      {tools}
      <TableExport {...props} rowsOf={rowsOf} mostRows={limits.exportedRows} />
    </>
  );
}
