'use client';
import { type ReactNode, useId } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Heading, type HeadingLevel, type HeadingSize } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps extends SharedProps<HTMLElement> {
  /** Names the section in the outline and among the landmarks. */
  title: string;
  /** Its place in the outline of the page. @default 2 */
  level?: HeadingLevel;
  /** Default: the size that goes with the level. */
  size?: HeadingSize;
  /** A sentence on what is here. */
  description?: string;
  /** What can be done with all of it: Buttons or Links, on the line of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its title. To set one thing apart by an edge, use Card. */
export function Section({ title, level = 2, size, description, actions, children, ...shared }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...shared} className={styles.section}>
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
