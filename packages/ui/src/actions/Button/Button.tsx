'use client';
import { type ReactNode, useContext, useId } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { BaseButton } from '../../internal/BaseButton/BaseButton.tsx';
import { FormBusyContext } from '../../internal/FieldFrame/FormBusyContext.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { ButtonSize, ButtonTone } from './Button.css.ts';
import * as styles from './Button.css.ts';
import { buttonMessages } from './Button.messages.ts';
import { buttonClass } from './buttonClass.ts';

export type { ButtonSize, ButtonTone } from './Button.css.ts';
export type ButtonType = 'button' | 'submit' | 'reset';

export interface ButtonProps extends SharedProps<HTMLButtonElement> {
  /** What pressing it means. One `accent` per view. @default 'neutral' */
  tone?: ButtonTone;
  /** @default 'medium' */
  size?: ButtonSize;
  /** What it does to its form. @default 'button' */
  type?: ButtonType;
  /** Cannot be pressed or focused; say near it why. */
  isDisabled?: boolean;
  /**
   * What it started is under way: it keeps its width and focus, takes no press, and says so. Set by its Form where it
   * submits one.
   */
  isPending?: boolean;
  /** The user pressed it, by mouse, touch, Enter or Space. */
  onPress?: () => void;
  /** Called on hover and on focus: load what a press will need, such as the `preload` of a `lazyOverlay`. */
  onPreload?: () => void;
  /** The action, as a verb. */
  children: ReactNode;
}

/** Starts an action. To go somewhere, use Link. */
export function Button({
  tone = 'neutral',
  size = 'medium',
  type = 'button',
  isDisabled,
  isPending: isOwnPending = false,
  onPress,
  children,
  ...shared
}: ButtonProps) {
  const messages = useTexts(buttonMessages);
  const isFormBusy = useContext(FormBusyContext);
  const isPending = isOwnPending || (isFormBusy && type === 'submit');
  const pendingId = useId();
  return (
    <BaseButton
      {...shared}
      type={type}
      isDisabled={isDisabled}
      isPending={isPending}
      pendingId={pendingId}
      onPress={onPress && (() => onPress())}
      className={buttonClass(tone, size)}
    >
      <span className={styles.label}>{children}</span>
      {isPending && (
        <span className={styles.pending}>
          <Spinner id={pendingId} size="small" label={messages.pending} />
        </span>
      )}
    </BaseButton>
  );
}
