'use client';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  type CalendarMonthPickerAria,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { datePickerMessages } from '../../fields/DatePicker/DatePicker.messages.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import { FieldButton } from '../FieldFrame/FieldButton.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.tsx';
import * as turn from '../icons/turn.css.ts';
import * as styles from './DayCalendar.css.ts';

/** How many years around the visible one can be selected. */
const visibleYears = 120;

/** One month of days, inside React Aria's DatePicker. */
export function DayCalendar() {
  const messages = useTexts(datePickerMessages);
  return (
    <Calendar className={styles.calendar}>
      <div className={styles.header}>
        <FieldButton slot="previous" label={messages.previous}>
          <span className={turn.back}>
            <ChevronEndIcon />
          </span>
        </FieldButton>
        <div className={styles.choices}>
          <CalendarMonthPicker format="long">{(months) => <Choice {...months} />}</CalendarMonthPicker>
          <CalendarYearPicker visibleYears={visibleYears}>{(years) => <Choice {...years} />}</CalendarYearPicker>
        </div>
        <FieldButton slot="next" label={messages.next}>
          <span className={turn.forth}>
            <ChevronEndIcon />
          </span>
        </FieldButton>
      </div>
      <div className={styles.page}>
        <CalendarGrid className={styles.grid}>
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
        </CalendarGrid>
      </div>
    </Calendar>
  );
}

/** Selects a month or a year. A native select, which phones show as a wheel. */
function Choice({ 'aria-label': label, value, onChange, items }: CalendarMonthPickerAria) {
  return (
    <span className={styles.choice}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className={styles.select}
      >
        {items.map(({ id, formatted }) => (
          <option key={id} value={id} className={styles.option}>
            {formatted}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <ChevronDownIcon />
      </span>
    </span>
  );
}
