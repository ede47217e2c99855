import type { ReactNode } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Card.css.ts';

export type CardElement = 'div' | 'section' | 'article' | 'aside';

export interface CardProps extends SharedProps {
  /** The element it is; a `section` or `aside` wants an `aria-labelledby`. @default 'div' */
  element?: CardElement;
  children: ReactNode;
}

/** Sets one thing apart from the page. Cards do not stand in cards. */
export function Card({ element: Element = 'div', children, ref, ...shared }: CardProps) {
  return (
    <Element {...shared} ref={ref as never} className={styles.card}>
      {children}
    </Element>
  );
}
