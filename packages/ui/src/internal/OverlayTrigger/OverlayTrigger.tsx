'use client';
import { type ReactElement, type RefObject, useContext, useEffect, useMemo } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import type { AriaButtonProps } from 'react-aria/useButton';
import { type Trigger, TriggerContext } from './TriggerContext.ts';

/** Bundlers replace this expression, as in React. The package has no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

export interface OverlayTriggerProps {
  /** Props for the button that opens the overlay. */
  triggerProps: AriaButtonProps;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Called on hover and on focus, when the user may open the overlay soon. */
  onPreload?: (() => void) | undefined;
  /** One button of this package, alone or wrapped, such as in a Tooltip. */
  children: ReactElement;
}

/**
 * Connects a button to the overlay that it opens. React Aria’s own triggers would load the overlay’s code with the
 * button. A button inside two of them opens both.
 * @throws in development, where the trigger has no button.
 */
export function OverlayTrigger({ triggerProps, triggerRef, isOpen, onPreload, children }: OverlayTriggerProps) {
  const outer = useContext(TriggerContext);
  const outerRefs = outer?.refs;
  const refs = useMemo(() => [...(outerRefs ?? []), triggerRef], [outerRefs, triggerRef]);
  const { onPress, onPressStart, preventFocusOnPress, ...attributes } = triggerProps;
  const trigger: Trigger = {
    // React Aria’s handlers read no more of a press than what a Press has, and its other props are those of an element.
    press: mergeProps(outer?.press, { onPress, onPressStart, preventFocusOnPress }) as Trigger['press'],
    attributes: mergeProps(outer?.attributes, attributes, {
      onPointerEnter: onPreload,
      onFocus: onPreload,
    }) as Trigger['attributes'],
    refs,
    isOpen: isOpen || outer?.isOpen === true,
  };
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && !triggerRef.current) {
      throw new Error(
        'The trigger of an overlay must be a button of @fs/ui, such as Button, IconButton or ToggleButton.',
      );
    }
  }, [triggerRef]);
  return <TriggerContext value={trigger}>{children}</TriggerContext>;
}
