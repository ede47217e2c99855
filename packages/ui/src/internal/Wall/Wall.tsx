import { type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../../layout/Heading/Heading.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Wall.css.ts';

/** The common props of all walls. */
export interface WallProps extends SharedProps<HTMLElement> {
  /** The title, as an invitation to the content. */
  title: string;
  /** What the user gets. */
  text?: string;
  /** Buttons and Links that lead to the content, the main one first. */
  actions: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: HeadingLevel;
}

interface MarkedWallProps extends WallProps {
  /** An icon for the kind of wall. */
  mark: ReactNode;
}

/** Replaces content that the user may not see. */
export function Wall({ mark, title, text, actions, level = 2, ...shared }: MarkedWallProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...shared} className={styles.wall}>
      <div className={styles.mark}>{mark}</div>
      <div className={styles.words}>
        <Heading level={level} size="title" id={titleId}>
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
