import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends SharedProps {
  /** The HTML element to render. Use `h1` for the name of a page that shows no heading. @default 'span' */
  element?: 'span' | 'h1';
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ element: Element = 'span', children, ref, ...shared }: VisuallyHiddenProps) {
  return (
    <Element {...rootProps(shared, styles.hidden)} ref={ref as never}>
      {children}
    </Element>
  );
}
