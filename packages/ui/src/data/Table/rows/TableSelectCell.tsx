'use client';
import { gridRoles } from '../keyboard/gridRoles.ts';
import { widgetCell } from '../keyboard/useGridKeys.ts';
import * as styles from './TableSelectCell.css.ts';

/** Width in px of the column of checkboxes. */
export const selectWidth = 44;

export interface TableSelectCellProps {
  /** What a screen reader says of it. */
  label: string;
  /** In the head, where it selects all rows of the page, the name of its column. */
  header?: string;
  isSelected: boolean;
  /** Some of its rows are selected. */
  isMixed?: boolean;
  onChange: (change: { isSelected: boolean; isRange: boolean }) => void;
}

/** Marks a row, or all of the page. A checkbox of the browser's own: there is one a row. */
export function TableSelectCell({ label, header, isSelected, isMixed = false, onChange }: TableSelectCellProps) {
  const box = (
    <input
      type="checkbox"
      aria-label={label}
      checked={isSelected}
      ref={(input) => {
        if (input) input.indeterminate = isMixed;
      }}
      onChange={({ currentTarget: { checked }, nativeEvent }) =>
        onChange({ isSelected: checked, isRange: 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true })
      }
      className={styles.box}
    />
  );
  const shared = { 'aria-colindex': 1, 'data-pin': 'start', ...widgetCell, className: styles.cell } as const;
  return header === undefined ? (
    <td {...gridRoles.cell} {...shared}>
      {box}
    </td>
  ) : (
    <th {...gridRoles.columnHeader} {...shared} aria-label={header}>
      {box}
    </th>
  );
}
