import { type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../../layout/Heading/Heading.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Wall.css.ts';

/** What every wall is told. */
export interface WallProps extends SharedProps<HTMLElement> {
  /** What is behind it, as an invitation. */
  title: string;
  /** What the user gets. */
  text?: string;
  /** The ways through, the main one first: Buttons and Links. */
  actions: ReactNode;
  /** Place of the title in the outline of the page. @default 2 */
  level?: HeadingLevel;
}

interface MarkedWallProps extends WallProps {
  /** An icon that says what kind of wall it is. */
  mark: ReactNode;
}

/** Stands where content would be that this user may not see. */
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
