import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { HeadingSize } from './Heading.css.ts';
import * as styles from './Heading.css.ts';

export type { HeadingSize } from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends SharedProps<HTMLHeadingElement> {
  /** Heading level. Don’t skip a level in the outline of the page. */
  level: HeadingLevel;
  /** Visual size. Default: the size that matches the level. */
  size?: HeadingSize;
  children: ReactNode;
}

const sizeOf = { 1: 'display', 2: 'headline', 3: 'title', 4: 'label' } satisfies Record<HeadingLevel, HeadingSize>;
const elementOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const satisfies Record<HeadingLevel, string>;

/** A heading for the content that follows it. */
export function Heading({ level, size = sizeOf[level], children, ...shared }: HeadingProps) {
  const Element = elementOf[level];
  return <Element {...rootProps(shared, styles.heading[size])}>{children}</Element>;
}
