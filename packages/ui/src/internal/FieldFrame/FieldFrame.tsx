'use client';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './FieldFrame.css.ts';
import { FieldHelp, type FieldHelpProps } from './FieldHelp.tsx';
import { RequiredMark } from './RequiredMark.tsx';

export interface FieldFrameProps extends FieldHelpProps {
  label: string;
  /** Hides the label visually. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  /** The control. */
  children: ReactNode;
}

/**
 * The frame inside React Aria's fields: label, control, help and error. React Aria's field
 * connects the label and help with the control. `styles.field` is the layout.
 */
export function FieldFrame({ label, isLabelHidden = false, isRequired, children, ...help }: FieldFrameProps) {
  return (
    <>
      <span className={isLabelHidden ? hidden : styles.heading}>
        <Label data-fs-label="" className={styles.label}>
          {label}
        </Label>
        {isRequired && <RequiredMark />}
      </span>
      {children}
      <FieldHelp {...help} />
    </>
  );
}
