'use client';
import { type KeyboardEventHandler, type ReactNode, useContext, useMemo, useRef } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useButton } from 'react-aria/useButton';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import type { SharedProps } from '../../system/SharedProps.ts';
import { TriggerContext } from '../OverlayTrigger/TriggerContext.ts';
import { useAnnouncePending } from './useAnnouncePending.ts';

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
  /** Called on pointer or key down. `onPress` fires on release. */
  onPressStart?: (press: { pointerType: string }) => void;
  onPress?: ((press: { pointerType: string; shiftKey: boolean; target: Element }) => void) | undefined;
  onKeyDown?: KeyboardEventHandler;
  /** Called on hover and on focus. Load what the press needs. */
  onPreload?: (() => void) | undefined;
  className: string;
  children: ReactNode;
}

/** Event handlers that stay active while pending, for tooltips and overlays. */
const stillAnswered = /Focus|Blur|Hover|(Pointer|Mouse)(Enter|Leave|Over|Out)/;

/**
 * The base of all buttons, on React Aria’s hooks, and the trigger of the overlay around it. React Aria’s Button
 * component reads contexts that only its composed fields provide, which slows down pages with many buttons.
 */
export function BaseButton({
  ref,
  type = 'button',
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
  const { isDisabled = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  const trigger = useContext(TriggerContext);
  const refs = trigger?.refs;
  const everyRef = useMemo(() => mergeRefs(button, ref, ...(refs ?? [])), [ref, refs]);
  const { buttonProps: ownProps, isPressed } = useButton(
    mergeProps(trigger?.press, { ...props, type, onPress, onPressStart }),
    button,
  );
  const buttonProps = mergeProps(trigger?.attributes, ownProps);
  const { focusProps, isFocused, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({ isDisabled: isDisabled || isPending });
  const names = useAnnouncePending({ ...buttonProps, isFocused, isPending, pendingId });
  return (
    <button
      {...mergeProps(
        filterDOMProps(props, { global: true }),
        isPending ? withoutPresses(buttonProps) : buttonProps,
        focusProps,
        hoverProps,
        { onKeyDown, onPointerEnter: onPreload, onFocus: onPreload },
      )}
      {...names}
      // Enter in a field would submit the form again.
      type={isPending ? 'button' : type}
      ref={everyRef}
      aria-disabled={isPending || buttonProps['aria-disabled']}
      data-disabled={isDisabled || undefined}
      data-pressed={((isPressed || trigger?.isOpen) && !isPending) || undefined}
      data-hovered={isHovered || undefined}
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

function withoutPresses<Props extends object>(props: Props): Partial<Props> {
  const kept = Object.entries(props).filter(([name]) => !name.startsWith('on') || stillAnswered.test(name));
  return Object.fromEntries(kept) as Partial<Props>;
}
