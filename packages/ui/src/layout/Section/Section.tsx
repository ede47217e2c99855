'use client';
import { type ReactNode, useId } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Heading, type HeadingLevel, type HeadingSize } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps extends SharedProps<HTMLElement> {
  /** The heading, which also names the landmark. */
  title: string;
  /** Heading level of the title. @default 2 */
  level?: HeadingLevel;
  /** Visual size of the title. Default: the size that matches the level. */
  size?: HeadingSize;
  /** A sentence about the content. */
  description?: string;
  /** Buttons or Links that affect the whole section, on the line of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a title. To set an item apart visually, use Card. */
export function Section({ title, level = 2, size, description, actions, children, ...shared }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rootProps(shared, styles.section)}>
      <header className={styles.header}>
        <div className={styles.words}>
          <Heading id={id} level={level} size={size}>
            {title}
          </Heading>
          {description !== undefined && <Text tone="muted">{description}</Text>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
