import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { TextSize, TextTone, TextWeight } from './Text.css.ts';
import * as styles from './Text.css.ts';

export type { TextSize, TextTone, TextWeight } from './Text.css.ts';
export type TextElement = 'p' | 'span' | 'div' | 'strong' | 'time';

export interface TextProps extends SharedProps {
  /** 12, 13, 14, or 16 px. @default 'ui' */
  size?: TextSize;
  /** The meaning of the text. Color must not be its only sign. @default 'neutral' */
  tone?: TextTone;
  /** The font weight. @default 'regular' */
  weight?: TextWeight;
  /** Uses digits of equal width, for numbers in a column. @default false */
  isTabular?: boolean;
  /** The HTML element to render. @default 'p' */
  element?: TextElement;
  children: ReactNode;
}

/** Text in the typography of the theme. For a title, use Heading. */
export function Text({
  size = 'ui',
  tone = 'neutral',
  weight = 'regular',
  isTabular = false,
  element: Element = 'p',
  children,
  ref,
  ...shared
}: TextProps) {
  return (
    <Element {...rootProps(shared, styles.text({ size, tone, weight, isTabular }))} ref={ref as never}>
      {children}
    </Element>
  );
}
