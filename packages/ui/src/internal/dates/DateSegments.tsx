'use client';
import { type FocusEvent, type Ref, useContext } from 'react';
import { DateFieldStateContext, DateInput, DateSegment, type DateSegmentProps } from 'react-aria-components/DateField';
import * as styles from './DateSegments.css.ts';

interface DateSegmentsProps {
  /** The first part that can be typed into, in the user's order. */
  firstRef?: Ref<HTMLElement>;
}

/** The parts of a date, inside React Aria's DateField or DatePicker, each a spin button. */
export function DateSegments({ firstRef }: DateSegmentsProps) {
  return (
    <DateInput className={styles.segments}>{(segment) => <DatePart segment={segment} firstRef={firstRef} />}</DateInput>
  );
}

function DatePart({ segment, firstRef }: DateSegmentsProps & Pick<DateSegmentProps, 'segment'>) {
  const state = useContext(DateFieldStateContext);
  const isFirst = segment === state?.segments.find(({ isEditable }) => isEditable);

  /** Left with a part taken out, the date shows again as it is: what stands there is what the owner has. */
  function restore({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const isInside = currentTarget.parentElement?.contains(relatedTarget);
    if (state?.value && !isInside && state.segments.some(({ isPlaceholder }) => isPlaceholder)) {
      state.setValue(state.value);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the segment, which takes no handler of its own
    <span onBlur={restore}>
      <DateSegment ref={isFirst ? firstRef : undefined} segment={segment} className={styles.segment} />
    </span>
  );
}
