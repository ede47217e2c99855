import type { ReactElement, ReactNode } from 'react';
import type { OpenProps } from '../../system/OpenProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { Placement } from '../../system/variants.ts';

export interface PopoverProps extends SharedProps<HTMLElement>, OpenProps {
  /** The trigger: a Button or an IconButton. */
  trigger: ReactElement;
  /** The accessible name. */
  label: string;
  /** The preferred position. The popover flips where it doesn’t fit. @default 'bottom start' */
  placement?: Placement;
  /** The content, or a function that receives `close` and returns the content. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
}
