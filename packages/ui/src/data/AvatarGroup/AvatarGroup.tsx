'use client';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Avatar, type AvatarShape, type AvatarSize } from '../Avatar/Avatar.tsx';
import * as styles from './AvatarGroup.css.ts';
import { avatarGroupMessages } from './AvatarGroup.messages.ts';

export interface AvatarGroupItem {
  /** Unique in its group. */
  id: string;
  name: string;
  /** Address of the picture. */
  src?: string;
}

export interface AvatarGroupProps extends SharedProps<HTMLUListElement> {
  /** Who they are together; heard, not seen. */
  label: string;
  members: readonly AvatarGroupItem[];
  /** How many are drawn; the others are counted. @default 4 */
  most?: number;
  /** @default 'medium' */
  size?: AvatarSize;
  /** @default 'person' */
  shape?: AvatarShape;
}

/** Some of those who belong together, and how many more. */
export function AvatarGroup({
  label,
  members,
  most = 4,
  size = 'medium',
  shape = 'person',
  ...shared
}: AvatarGroupProps) {
  const messages = useMessages(avatarGroupMessages);
  const count = Math.max(0, members.length - most);
  return (
    <ul aria-label={label} {...shared} className={styles.group({ shape })}>
      {members.slice(0, most).map(({ id, name, src }) => (
        <li key={id} title={name} className={shape === 'person' ? styles.person({ size }) : styles.company}>
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
