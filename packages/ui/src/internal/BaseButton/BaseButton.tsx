'use client';
import { type KeyboardEventHandler, type ReactNode, useContext, useMemo } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import type { SharedProps } from '../../system/SharedProps.ts';
import { TriggerContext } from '../OverlayTrigger/TriggerContext.ts';
import { useAnnouncePending } from './useAnnouncePending.ts';
import { type Press, useButtonEvents } from './useButtonEvents.ts';

export interface BaseButtonProps extends SharedProps<HTMLButtonElement> {
  /** What the button does in a form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  isDisabled?: boolean | undefined;
  /**
   * Whether the action is in progress. The button keeps its focus, ignores presses, and announces the state. @default
   * false
   */
  isPending?: boolean;
  /** Id of the spinner. While pending, its label is part of the accessible name. */
  pendingId?: string;
  /** Called on pointer or key down. `onPress` follows with the click. */
  onPressStart?: (press: Press) => void;
  onPress?: ((press: Press) => void) | undefined;
  onKeyDown?: KeyboardEventHandler;
  /** Called on hover and on focus. Load what the press needs. */
  onPreload?: (() => void) | undefined;
  className: string;
  children: ReactNode;
}

/**
 * The base of all buttons, a native one, and the trigger of the overlay around it. React Aria’s hooks would weigh more
 * than the button itself.
 */
export function BaseButton({
  ref,
  type = 'button',
  isDisabled = false,
  isPending = false,
  pendingId,
  onPressStart,
  onPress,
  onKeyDown,
  onPreload,
  className,
  style,
  children,
  ...props
}: BaseButtonProps) {
  const trigger = useContext(TriggerContext);
  const refs = trigger?.refs;
  const everyRef = useMemo(() => mergeRefs(ref, ...(refs ?? [])), [ref, refs]);
  const press = mergeProps(trigger?.press, { onPressStart, onPress });
  const { presses, marks, isHovered, isPressed, isFocused, isFocusVisible } = useButtonEvents({ ...press, isDisabled });
  const { onKeyDown: opensByKey, ...attributes } = mergeProps(trigger?.attributes, props);
  const names = useAnnouncePending({ ...attributes, isFocused, isPending, pendingId });
  return (
    <button
      tabIndex={isDisabled ? undefined : 0}
      {...mergeProps(attributes, marks, isPending ? undefined : mergeProps({ onKeyDown: opensByKey }, presses), {
        onKeyDown,
        onPointerEnter: onPreload,
        onFocus: onPreload,
      })}
      {...names}
      // Enter in a field would submit the form again.
      type={isPending ? 'button' : type}
      ref={everyRef}
      disabled={isDisabled}
      aria-disabled={isPending || attributes['aria-disabled']}
      data-disabled={isDisabled || undefined}
      data-pressed={((isPressed || trigger?.isOpen) && !isPending) || undefined}
      data-hovered={(isHovered && !isPending) || undefined}
      data-focused={isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-pending={isPending || undefined}
      className={className}
      style={style}
    >
      {children}
    </button>
  );
}
