'use client';
import type { Ref } from 'react';
import { BaseButton } from '../../internal/BaseButton/BaseButton.tsx';
import { CloseIcon } from '../../internal/icons/CloseIcon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Tag.css.ts';
import { tagMessages } from './Tag.messages.ts';

export interface TagProps extends SharedProps<HTMLSpanElement> {
  /** Clipped at 175 px; in full when pointed at, and for screen readers always. */
  name: string;
  /** Leads to all that bears it. An address that is not http, https, mailto or a path is shown as plain text. */
  href?: string;
  /** A word or figure after the name, never clipped: how many bear it. */
  detail?: string;
  /** What is wrong with it; marks it, and is heard after its name. Say it near the tag too. */
  problem?: string;
  /** The user wants it gone. Without it no removal is offered. */
  onRemove?: () => void;
  /** Cannot be removed now. */
  isDisabled?: boolean;
  /** The button that removes it, to move the focus to. */
  removeRef?: Ref<HTMLButtonElement>;
}

/** A word that something is filed under. For the state of a thing, use Badge. */
export function Tag({ name, href, detail, problem, onRemove, isDisabled = false, removeRef, ...shared }: TagProps) {
  const messages = useMessages(tagMessages);
  return (
    <span {...shared} data-invalid={problem === undefined ? undefined : true} className={styles.tag}>
      <span dir="auto" title={problem === undefined ? name : `${name}: ${problem}`} className={styles.name}>
        {href === undefined ? (
          name
        ) : (
          <Link href={href} tone="plain">
            {name}
          </Link>
        )}
      </span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      {problem !== undefined && <VisuallyHidden>{problem}</VisuallyHidden>}
      {onRemove && (
        <BaseButton
          {...(removeRef && { ref: removeRef })}
          aria-label={messages.remove({ name })}
          isDisabled={isDisabled}
          onPress={() => onRemove()}
          className={styles.remove}
        >
          <CloseIcon />
        </BaseButton>
      )}
    </span>
  );
}
