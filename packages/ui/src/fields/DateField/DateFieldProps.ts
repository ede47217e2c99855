import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
export interface DateFieldProps extends FieldProps<HTMLElement> {
  /** The day as `YYYY-MM-DD` (controlled). Null for none. */
  value?: string | null;
  /** The day at first, as `YYYY-MM-DD` (uncontrolled). */
  defaultValue?: string;
  /** Called at each key that changes the day, or with null when the user clears it. */
  onChange?: (value: string | null) => void;
  /** The first valid day, as `YYYY-MM-DD`. An earlier one shows an error. */
  minValue?: string;
  /** The last valid day, as `YYYY-MM-DD`. A later one shows an error. */
  maxValue?: string;
  /** Whether a day between them, as `YYYY-MM-DD`, is invalid. Such a day shows an error. */
  isDateUnavailable?: (day: string) => boolean;
}
