'use client';
import { type MouseEvent, use } from 'react';
import { TriggerContext } from '../OverlayTrigger/TriggerContext.ts';
import { BaseButton, type BaseButtonProps } from './BaseButton.tsx';
import type { Press } from './useButtonEvents.ts';

export type NativeButtonProps = Omit<
  BaseButtonProps,
  'type' | 'isPending' | 'pendingId' | 'onPressStart' | 'onKeyDown' | 'onPreload'
>;

/**
 * A BaseButton without state, for the buttons of which a page has dozens: those in the cells of a table and the pages
 * of a pagination. Hover, press and focus render nothing: style them by `:hover`, `:active` and `:focus-visible`. Where
 * it opens an overlay, it is a BaseButton.
 */
export function NativeButton(props: NativeButtonProps) {
  if (use(TriggerContext)) return <BaseButton {...props} />;
  const { isDisabled, onPress, ...attributes } = props;
  return (
    <button
      {...attributes}
      type="button"
      disabled={isDisabled}
      // A key that is held presses once.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      onClick={onPress && ((event) => onPress(pressOf(event)))}
    />
  );
}

function pressOf({ nativeEvent, currentTarget: target, detail, shiftKey }: MouseEvent): Press {
  // Older browsers don’t tell the pointer of a click.
  const { pointerType } = nativeEvent as Partial<PointerEvent>;
  // The click of a key has no detail.
  return { pointerType: detail > 0 ? pointerType || 'mouse' : 'keyboard', shiftKey, target };
}
