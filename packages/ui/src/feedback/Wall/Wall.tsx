import { type ReactNode, useId } from 'react';
import { LockIcon } from '../../internal/icons/LockIcon.tsx';
import { UpToLineIcon } from '../../internal/icons/UpToLineIcon.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { Heading, type HeadingLevel } from '../../layout/Heading/Heading.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Wall.css.ts';

/** `lock` for content that needs a login, `arrow-up` for content that a higher level includes. */
export type WallIcon = 'lock' | 'arrow-up';

export interface WallProps extends SharedProps<HTMLElement> {
  /** The title, as an invitation to the content. */
  title: string;
  /** What the user gets. */
  text?: string;
  /** Buttons and Links that lead to the content, the main one first. */
  actions: ReactNode;
  /** Why the content is missing. @default 'lock' */
  icon?: WallIcon;
  /** Heading level of the title. @default 2 */
  level?: HeadingLevel;
}

const icons: Record<WallIcon, ReactNode> = { lock: <LockIcon />, 'arrow-up': <UpToLineIcon /> };

/** Replaces content that the user may not see, and offers the ways to get it. For a failure, use ErrorState. */
export function Wall({ title, text, actions, icon = 'lock', level = 2, ...shared }: WallProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} data-part="wall" {...rootProps(shared, styles.wall)}>
      <div className={styles.icon}>{icons[icon]}</div>
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
