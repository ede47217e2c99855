'use client';
import { limits } from '@fs/api-contract';
import { TableExport, type TableExportProps } from '@fs/ui';
import type { ReactNode } from 'react';

/** Asks for all rows that match, in their order, part by part. */
export type ExportRows<Row> = TableExportProps<Row>['rowsOf'];

type Exported<Row> = Pick<TableExportProps<Row>, 'columns' | 'state' | 'total' | 'rowsOf' | 'fileName'>;

/** What stands above the rows: what is given, and the file where its rows can be had; undefined for neither. */
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
