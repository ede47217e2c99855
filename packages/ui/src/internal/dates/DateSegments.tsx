'use client';
import { type FocusEvent, type Ref, useContext } from 'react';
import { DateFieldStateContext, DateInput, DateSegment, type DateSegmentProps } from 'react-aria-components/DateField';
import * as styles from './DateSegments.css.ts';

interface DateSegmentsProps {
  /** The first editable segment, in the order of the user's locale. */
  firstRef?: Ref<HTMLElement>;
}

/** The segments of a date, inside React Aria's DateField or DatePicker. Each is a spin button. */
export function DateSegments({ firstRef }: DateSegmentsProps) {
  return (
    <DateInput className={styles.segments}>{(segment) => <DatePart segment={segment} firstRef={firstRef} />}</DateInput>
  );
}

function DatePart({ segment, firstRef }: DateSegmentsProps & Pick<DateSegmentProps, 'segment'>) {
  const state = useContext(DateFieldStateContext);
  const isFirst = segment === state?.segments.find(({ isEditable }) => isEditable);

  /** On blur with an empty segment, shows the date again, since the value has not changed. */
  function restore({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const isInside = currentTarget.parentElement?.contains(relatedTarget);
    if (state?.value && !isInside && state.segments.some(({ isPlaceholder }) => isPlaceholder)) {
      state.setValue(state.value);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the segment, which accepts no handler
    <span onBlur={restore}>
      <DateSegment ref={isFirst ? firstRef : undefined} segment={segment} className={styles.segment} />
    </span>
  );
}
