import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Skeleton.css.ts';

/** `text` is as high as a line of that text; `circle` and `block` fill a control's height. */
export type SkeletonShape = 'text' | 'block' | 'circle';
/** The text it stands for. */
export type SkeletonSize = 'caption' | 'small' | 'ui' | 'reading' | 'title' | 'headline' | 'display';
/** 25, 50, 75 and 100 % of the room. */
export type SkeletonWidth = 'quarter' | 'half' | 'most' | 'full';

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
