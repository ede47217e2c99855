import type { Ref } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
export interface DateFieldProps extends SharedProps<HTMLDivElement> {
  /** Names the field. */
  label: string;
  /** The label is heard only: where the place says what the date is. */
  isLabelHidden?: boolean;
  /** What helps to fill it in. */
  description?: string;
  /** What is wrong and what to do; marks the field invalid and is read out when it appears. */
  error?: string;
  /** The day as `YYYY-MM-DD`, when the owner keeps it; null for none. */
  value?: string | null;
  /** The day at first, as `YYYY-MM-DD`, when the field keeps it. */
  defaultValue?: string;
  /** The user changed the day, at each key as a text would, or, with null, cleared it. */
  onChange?: (value: string | null) => void;
  /** The user left the field. */
  onBlur?: () => void;
  /** First day that may be given, as `YYYY-MM-DD`. A typed day before it is told as an error. */
  minValue?: string;
  /** Last day that may be given, as `YYYY-MM-DD`. A typed day after it is told as an error. */
  maxValue?: string;
  /** Whether a day between them, as `YYYY-MM-DD`, may not be given; told as an error when it was. */
  isDateUnavailable?: (day: string) => boolean;
  /** Must not be left empty; the form's owner checks and says so through `error`. */
  isRequired?: boolean;
  /** Cannot be used now; not sent with its form. */
  isDisabled?: boolean;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean;
  /** Its name in the form's data, where the day stands as `YYYY-MM-DD`. */
  name?: string;
  /** The first part of the date, to move the focus to. */
  inputRef?: Ref<HTMLElement>;
}
