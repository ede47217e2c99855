'use client';
import { Text } from '../../../layout/Text/Text.tsx';
import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useFormats } from '../../../system/formats/useFormats.ts';
import type { TableColumn, TableValue } from '../model/TableColumn.ts';
import { useTableMessages } from '../useTableMessages.ts';

export interface TableCellValueProps<Row> {
  column: TableColumn<Row>;
  row: Row;
}

/** The cell of a column without `cell`: its text or value, formatted for the user. */
export function TableCellValue<Row>({ column, row }: TableCellValueProps<Row>) {
  const { list, number } = useFormats();
  const { messages, date } = useTableMessages();
  const { filter, text, value } = column;

  function format(own: TableValue): string {
    if (own === null) return '';
    if (typeof own === 'number') return number(own);
    if (typeof own === 'object') return list(own.map(format));
    if (filter?.kind === 'date') return date(own.slice(0, dateLengths[filter.precision ?? 'month']));
    if (filter?.kind === 'choice') return filter.options.find(({ id }) => id === own)?.label ?? own;
    return own;
  }

  const shown = format(text?.(row) ?? value?.(row) ?? null);
  if (shown !== '') return <bdi>{shown}</bdi>;
  return (
    <Text element="span" tone="muted">
      <span aria-hidden="true">{messages.missing}</span>
      <VisuallyHidden>{messages.unknown}</VisuallyHidden>
    </Text>
  );
}

/** Characters of a `YYYY-MM-DD` date that its precision shows. */
const dateLengths = { year: 4, month: 7, day: 10 } as const;
