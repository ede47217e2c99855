import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
export interface DateFieldProps extends FieldProps<HTMLElement> {
  /** The day as `YYYY-MM-DD`, when the owner keeps it; null for none. */
  value?: string | null;
  /** The day at first, as `YYYY-MM-DD`, when the field keeps it. */
  defaultValue?: string;
  /** The user changed the day, at each key as a text would, or, with null, cleared it. */
  onChange?: (value: string | null) => void;
  /** First day that may be given, as `YYYY-MM-DD`. A typed day before it is told as an error. */
  minValue?: string;
  /** Last day that may be given, as `YYYY-MM-DD`. A typed day after it is told as an error. */
  maxValue?: string;
  /** Whether a day between them, as `YYYY-MM-DD`, may not be given; told as an error when it was. */
  isDateUnavailable?: (day: string) => boolean;
}
