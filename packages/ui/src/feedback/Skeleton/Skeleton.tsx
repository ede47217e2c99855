import type { SharedProps } from '../../system/SharedProps.ts';
import type { SkeletonShape, SkeletonSize, SkeletonWidth } from './Skeleton.css.ts';
import * as styles from './Skeleton.css.ts';

export type { SkeletonShape, SkeletonSize, SkeletonWidth } from './Skeleton.css.ts';

export interface SkeletonProps extends SharedProps<HTMLSpanElement> {
  /** @default 'text' */
  shape?: SkeletonShape;
  /** @default 'ui' */
  size?: SkeletonSize;
  /** @default 'full' */
  width?: SkeletonWidth;
}

/** The shape of what comes, in its size, so that nothing jumps when it arrives. The view around it says that it loads. */
export function Skeleton({ shape = 'text', size = 'ui', width = 'full', ...shared }: SkeletonProps) {
  return <span {...shared} aria-hidden="true" className={styles.skeleton({ shape, size, width })} />;
}
