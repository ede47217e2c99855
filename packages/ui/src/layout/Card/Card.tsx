import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Card.css.ts';

export type CardElement = 'div' | 'section' | 'article' | 'aside';

export interface CardProps extends SharedProps {
  /** The HTML element to render. A `section` or `aside` needs an `aria-labelledby`. @default 'div' */
  element?: CardElement;
  children: ReactNode;
}

/** A surface that sets one item apart from the page. Don’t nest cards. */
export function Card({ element: Element = 'div', children, ref, ...shared }: CardProps) {
  return (
    <Element {...rootProps(shared, styles.card)} ref={ref as never}>
      {children}
    </Element>
  );
}
