'use client';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useMessages } from '../messages/useMessages.ts';
import type { SharedProps } from '../SharedProps.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import { buttonMessages } from './Button.messages.ts';

/** `accent` is the one main action of a view; `critical` destroys something. */
export type ButtonTone = 'neutral' | 'accent' | 'critical';
/** `small` is for rows of data and notices. */
export type ButtonSize = 'medium' | 'small';
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
  /** What it started is under way: it keeps its width and focus, takes no press, and says so. */
  isPending?: boolean;
  /** The reader pressed it, by mouse, touch, Enter or Space. */
  onPress?: () => void;
  /** The action, as a verb. */
  children: ReactNode;
}

/** Starts an action. To go somewhere, use Link. */
export function Button({
  tone = 'neutral',
  size = 'medium',
  type = 'button',
  isDisabled,
  isPending = false,
  onPress,
  children,
  ...shared
}: ButtonProps) {
  const messages = useMessages(buttonMessages);
  return (
    <AriaButton
      {...shared}
      type={type}
      isDisabled={isDisabled}
      isPending={isPending}
      onPress={() => onPress?.()}
      className={styles.button({ tone, size, isDisabled })}
    >
      <span className={styles.label}>{children}</span>
      {isPending && (
        <span className={styles.pending}>
          <Spinner size="small" label={messages.pending} />
        </span>
      )}
    </AriaButton>
  );
}
