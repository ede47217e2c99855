import type { ReactNode } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { TextSize, TextTone, TextWeight } from './Text.css.ts';
import * as styles from './Text.css.ts';

export type { TextSize, TextTone, TextWeight } from './Text.css.ts';
export type TextElement = 'p' | 'span' | 'div' | 'strong' | 'time';

export interface TextProps extends SharedProps {
  /** @default 'ui' */
  size?: TextSize;
  /** What it means; colour is never the only sign of it. @default 'ink' */
  tone?: TextTone;
  /** @default 'regular' */
  weight?: TextWeight;
  /** Figures of one width, for numbers that stand under each other. */
  isTabular?: boolean;
  /** The element it is. @default 'p' */
  element?: TextElement;
  children: ReactNode;
}

/** Words. For a title of what follows, use Heading. */
export function Text({
  size = 'ui',
  tone = 'ink',
  weight = 'regular',
  isTabular = false,
  element: Element = 'p',
  children,
  ref,
  ...shared
}: TextProps) {
  return (
    <Element {...shared} ref={ref as never} className={styles.text({ size, tone, weight, isTabular })}>
      {children}
    </Element>
  );
}
