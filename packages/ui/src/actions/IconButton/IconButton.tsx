'use client';
import { type ReactNode, useId } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { BaseButton } from '../../internal/BaseButton/BaseButton.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { buttonMessages } from '../Button/Button.messages.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import type { IconButtonTone } from './IconButton.css.ts';
import * as styles from './IconButton.css.ts';

export type { IconButtonTone } from './IconButton.css.ts';

export interface IconButtonProps extends SharedProps<HTMLButtonElement> {
  /** The action, as a verb: what a screen reader says. Wrap it in a Tooltip where the icon alone may be unclear. */
  label: string;
  /** @default 'quiet' */
  tone?: IconButtonTone;
  /** @default 'medium' */
  size?: ButtonSize;
  /** Cannot be pressed or focused; say near it why. */
  isDisabled?: boolean;
  /** What it started is under way: it keeps its focus, takes no press, and says so. */
  isPending?: boolean;
  /** The user pressed it, by mouse, touch, Enter or Space. */
  onPress?: () => void;
  /** Called on hover and on focus: load what a press will need, such as the `preload` of a `lazyOverlay`. */
  onPreload?: () => void;
  /** An icon of 16 px in `currentColor`. */
  children: ReactNode;
}

/** Starts an action that everyone knows by its icon. Where words fit, use Button. */
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
      {...shared}
      aria-label={label}
      isDisabled={isDisabled}
      isPending={isPending}
      pendingId={pendingId}
      onPress={onPress && (() => onPress())}
      className={styles.button({ tone, size })}
    >
      {isPending ? <Spinner id={pendingId} size="small" label={messages.pending} /> : children}
    </BaseButton>
  );
}
