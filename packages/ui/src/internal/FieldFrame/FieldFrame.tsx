'use client';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './FieldFrame.css.ts';
import { FieldHelp, type FieldNotesProps } from './FieldHelp.tsx';
import { RequiredMark } from './RequiredMark.tsx';

export interface FieldFrameProps extends FieldNotesProps {
  label: string;
  /** Heard only, where the place says what the field is. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  /** What the user works with. */
  children: ReactNode;
}

/**
 * What all fields share, inside any of React Aria's: the label above, the control, then help and error. React Aria's
 * field ties the words to the control; `styles.field` lays them out.
 */
export function FieldFrame({ label, isLabelHidden = false, isRequired, children, ...notes }: FieldFrameProps) {
  return (
    <>
      <span className={isLabelHidden ? hidden : styles.heading}>
        <Label data-fs-label="" className={styles.label}>
          {label}
        </Label>
        {isRequired && <RequiredMark />}
      </span>
      {children}
      <FieldHelp {...notes} />
    </>
  );
}
