'use client';
import { rootProps } from '../../internal/rootProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Avatar, type AvatarShape, type AvatarSize } from '../Avatar/Avatar.tsx';
import * as styles from './AvatarGroup.css.ts';
import { avatarGroupMessages } from './AvatarGroup.messages.ts';

export interface AvatarGroupItem {
  /** Unique in its group. */
  id: string;
  /** The name, such as a person’s. Its initials replace a missing image. */
  name: string;
  /** Address of the image. */
  src?: string;
}

export interface AvatarGroupProps extends SharedProps<HTMLUListElement> {
  /** The accessible name of the group. Not visible. */
  label: string;
  /** The members. The first ones get an avatar. */
  members: readonly AvatarGroupItem[];
  /** The maximum number of avatars. The rest are shown as a count. @default 4 */
  most?: number;
  /** 24, 36, or 56 px. @default 'medium' */
  size?: AvatarSize;
  /** A circle suits people, a square suits logos. @default 'circle' */
  shape?: AvatarShape;
}

/** The first members of a group, and the number of the others. */
export function AvatarGroup({
  label,
  members,
  most = 4,
  size = 'medium',
  shape = 'circle',
  ...shared
}: AvatarGroupProps) {
  const messages = useMessages(avatarGroupMessages);
  const count = Math.max(0, members.length - most);
  return (
    <ul aria-label={label} {...rootProps(shared, styles.group({ shape }))}>
      {members.slice(0, most).map(({ id, name, src }) => (
        <li key={id} title={name} className={shape === 'circle' ? styles.circle({ size }) : styles.square}>
          <Avatar name={name} src={src} size={size} shape={shape} />
        </li>
      ))}
      {count > 0 && (
        <li className={styles.others({ size })}>
          <bdi aria-hidden="true">{messages.over({ count })}</bdi>
          <VisuallyHidden>{messages.others({ count })}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
