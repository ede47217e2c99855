import type { ReactNode } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Stack, type StackAlign, type StackGap, type StackJustify } from '../Stack/Stack.tsx';

export interface InlineProps extends SharedProps<HTMLDivElement> {
  /** Space between children and between lines, in units of 4 px. @default '2' */
  gap?: StackGap;
  /** Alignment across the line. @default 'center' */
  align?: StackAlign;
  /** Alignment along the line. @default 'start' */
  justify?: StackJustify;
  children: ReactNode;
}

/** Places small items in a line that wraps, such as buttons, tags, or a value with its unit. */
export function Inline({ gap = '2', ...props }: InlineProps) {
  return <Stack {...props} direction="row" gap={gap} />;
}
