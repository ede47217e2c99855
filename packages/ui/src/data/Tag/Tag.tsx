'use client';
import type { Ref } from 'react';
import { BaseButton } from '../../internal/BaseButton/BaseButton.tsx';
import { CloseIcon } from '../../internal/icons/CloseIcon.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { TagNameWidth } from './Tag.css.ts';
import * as styles from './Tag.css.ts';
import { tagMessages } from './Tag.messages.ts';

export type { TagNameWidth } from './Tag.css.ts';

export interface TagProps extends SharedProps<HTMLSpanElement> {
  /** The name, clipped at `nameWidth`. The tooltip and screen readers get it in full. */
  name: string;
  /** Where the name is clipped: `short` at 175 px, `long` at 360 px, which most emails fit into. @default 'short' */
  nameWidth?: TagNameWidth;
  /** Whether the name of a linked tag takes a second line before it is clipped, for rows of a table. @default false */
  hasTwoLines?: boolean;
  /** Address of everything with this tag. Only http, https, mailto, and paths become links. */
  href?: string;
  /** Text after the name that is never clipped, such as a count. */
  detail?: string;
  /**
   * What is wrong with the tag. Marks the tag as invalid, and screen readers get it after the name. Show the problem
   * near the tag too.
   */
  problem?: string;
  /** Called when the user removes the tag. Without this callback, there is no remove button. */
  onRemove?: () => void;
  /** Whether the tag can’t be removed now. @default false */
  isDisabled?: boolean;
  /** Ref of the remove button, to move focus to it. */
  removeRef?: Ref<HTMLButtonElement>;
}

/** A category that an item belongs to. For the state of an item, use Badge. */
export function Tag({
  name,
  nameWidth = 'short',
  hasTwoLines = false,
  href,
  detail,
  problem,
  onRemove,
  isDisabled,
  removeRef,
  ...shared
}: TagProps) {
  const nameClass = hasTwoLines ? `${styles.name[nameWidth]} ${styles.lines}` : styles.name[nameWidth];
  return (
    <span data-invalid={problem === undefined ? undefined : true} {...rootProps(shared, styles.tag)}>
      <span dir="auto" title={problem === undefined ? name : `${name}: ${problem}`} className={nameClass}>
        {href === undefined ? (
          name
        ) : (
          <Link href={href} tone="plain" className={hasTwoLines ? styles.clamped : styles.link}>
            {name}
          </Link>
        )}
      </span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      {problem !== undefined && <VisuallyHidden>{problem}</VisuallyHidden>}
      {onRemove && <RemoveButton {...{ name, onRemove, isDisabled, removeRef }} />}
    </span>
  );
}

/** By itself, because only tags with a button need messages, and pages have hundreds of tags. */
function RemoveButton({
  name,
  onRemove,
  isDisabled = false,
  removeRef,
}: Pick<TagProps, 'name' | 'onRemove' | 'isDisabled' | 'removeRef'>) {
  const messages = useMessages(tagMessages);
  return (
    <BaseButton
      {...(removeRef && { ref: removeRef })}
      aria-label={messages.remove({ name })}
      isDisabled={isDisabled}
      onPress={() => onRemove?.()}
      className={styles.remove}
    >
      <CloseIcon />
    </BaseButton>
  );
}
