import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Divider.css.ts';

/** `horizontal` between things that stand under each other, `vertical` between those in a line. */
export type DividerOrientation = 'horizontal' | 'vertical';

export interface DividerProps extends SharedProps<HTMLHRElement> {
  /** @default 'horizontal' */
  orientation?: DividerOrientation;
}

/** A hairline where one subject ends. Space alone is often enough. */
export function Divider({ orientation = 'horizontal', ...shared }: DividerProps) {
  return (
    <hr
      {...shared}
      aria-orientation={orientation === 'vertical' ? orientation : undefined}
      className={styles.divider({ orientation })}
    />
  );
}
