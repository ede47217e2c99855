import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { SkeletonShape, SkeletonSize, SkeletonWidth } from './Skeleton.css.ts';
import * as styles from './Skeleton.css.ts';

export type { SkeletonShape, SkeletonSize, SkeletonWidth } from './Skeleton.css.ts';

export interface SkeletonProps extends SharedProps<HTMLSpanElement> {
  /** `text` replaces a line of text, `circle` and `block` replace a control. @default 'text' */
  shape?: SkeletonShape;
  /** The text size that the skeleton replaces. @default 'ui' */
  size?: SkeletonSize;
  /** The share of the available width: 25%, 50%, 75%, or 100%. @default 'full' */
  width?: SkeletonWidth;
}

/**
 * A placeholder in the size of the loading content, which prevents layout shift. The view around it announces the
 * loading.
 */
export function Skeleton({ shape = 'text', size = 'ui', width = 'full', ...shared }: SkeletonProps) {
  return <span aria-hidden="true" {...rootProps(shared, styles.skeleton({ shape, size, width }))} />;
}
