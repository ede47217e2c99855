import type { ReactNode } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Stack, type StackAlign, type StackGap, type StackJustify } from '../Stack/Stack.tsx';

export interface InlineProps extends SharedProps<HTMLDivElement> {
  /** Space between two children and between two lines, in units of 4 px. @default '2' */
  gap?: StackGap;
  /** Across the line. @default 'center' */
  align?: StackAlign;
  /** Along the line. @default 'start' */
  justify?: StackJustify;
  children: ReactNode;
}

/** Small things in a line, which breaks where the room ends: buttons, tags, a figure and its unit. */
export function Inline({ gap = '2', ...props }: InlineProps) {
  return <Stack {...props} direction="row" gap={gap} />;
}
