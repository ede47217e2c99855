'use client';
import { type ReactNode, useId } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { BaseButton } from '../../internal/BaseButton/BaseButton.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { buttonMessages } from '../Button/Button.messages.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import type { IconButtonTone } from './IconButton.css.ts';
import * as styles from './IconButton.css.ts';

export type { IconButtonTone } from './IconButton.css.ts';

export interface IconButtonProps extends SharedProps<HTMLButtonElement> {
  /** The accessible name, as a verb. Wrap the button in a Tooltip where the icon alone may be unclear. */
  label: string;
  /** `neutral` has a border. @default 'quiet' */
  tone?: IconButtonTone;
  /** `small` suits table rows and notices. @default 'medium' */
  size?: ButtonSize;
  /** The button can’t be focused or activated. Explain why next to it. @default false */
  isDisabled?: boolean;
  /**
   * Whether the action is in progress. The button keeps its focus, ignores presses, and announces the state. @default
   * false
   */
  isPending?: boolean;
  /** Called when the user activates the button by mouse, touch, Enter, or Space. */
  onPress?: () => void;
  /** Called on hover and on focus. Load what the press needs, such as with the `preload` of a `lazyOverlay`. */
  onPreload?: () => void;
  /** A 16 px icon in `currentColor`. */
  children: ReactNode;
}

/** Starts an action that a familiar icon identifies. Where a text label fits, use Button. */
export function IconButton({
  label,
  tone = 'quiet',
  size = 'medium',
  isDisabled,
  isPending = false,
  onPress,
  children,
  ...shared
}: IconButtonProps) {
  const messages = useTexts(buttonMessages);
  const pendingId = useId();
  return (
    <BaseButton
      aria-label={label}
      {...rootProps(shared, `${styles.button} ${styles.tone[tone]} ${styles.size[size]}`)}
      isDisabled={isDisabled}
      isPending={isPending}
      pendingId={pendingId}
      onPress={onPress && (() => onPress())}
    >
      {isPending ? <Spinner id={pendingId} size="small" label={messages.pending} /> : children}
    </BaseButton>
  );
}
