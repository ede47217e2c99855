import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { DividerOrientation } from './Divider.css.ts';
import * as styles from './Divider.css.ts';

export type { DividerOrientation } from './Divider.css.ts';

export interface DividerProps extends SharedProps<HTMLHRElement> {
  /** `vertical` separates content in a line. @default 'horizontal' */
  orientation?: DividerOrientation;
}

/** A hairline between two subjects. White space alone is often enough. */
export function Divider({ orientation = 'horizontal', ...shared }: DividerProps) {
  return (
    <hr
      aria-orientation={orientation === 'vertical' ? orientation : undefined}
      {...rootProps(shared, styles.divider({ orientation }))}
    />
  );
}
